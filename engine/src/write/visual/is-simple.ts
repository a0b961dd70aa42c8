import { articles, setWords, smallWords } from '../../knowledge/visual/names.ts';
import { holders, placePrepositions } from '../../knowledge/visual/aspects.ts';
import { wordsOf } from '../../goal/words.ts';
import { has, indexAll, placesOf } from '../../goal/phrases.ts';
import type { Group } from '../../knowledge/visual/rows.ts';
import type { Picture } from './read-picture.ts';

const sets = indexAll(setWords);
const owners = new Set(['my', 'our', 'her', 'his', 'their', 'your']);
/** Sorts whose rows hold things unlike each other: only the first noun is sure to be meant. */
const mixed: ReadonlySet<Group> = new Set<Group>(['building', 'thing']);
const small = new Set([...articles, ...placePrepositions, ...smallWords, ...holders]);
/** Behind these a word belongs to the subject: "portrait of a falconer". */
const joining = new Set(['of', 'without', 'no', 'any']);
/** A wish of more words than this is told by the person. */
const mostWords = 9;
/** What a piece is for takes some words: "logo for a bicycle repair shop". */
const mostOfDesign = 3;

/** Whether a goal names one known thing, alone or where or when it is, and neither a deed nor how it looks: what the tables know competes with nothing in it. */
export const isKnown = (picture: Picture): boolean => {
  const { words, own, place, condition, conditionPlaces, subject } = picture;
  if (picture.goal.language.code !== 'en' || !subject || words.length > mostWords) return false;
  if (picture.deed || picture.hasAction || picture.isTogether || picture.hasOrder) return false;
  if (picture.conditionCount > 1 || picture.absent.length > 1) return false;
  const told = new Set([...own, ...conditionPlaces, ...placesOf(place)]);
  if (subject.group === 'design' && (picture.isMany || has(sets, words))) return false;
  if (subject.group === 'design')
    return words.filter(({ text }, at) => !told.has(at) && !small.has(text)).length <= mostOfDesign;
  if (picture.hasOwnPlace || picture.lettering || (place && condition)) return false;
  const named = words.filter((_, at) => own.has(at)).map(({ stem }) => stem);
  const [first] = subject.nouns.map((noun) => wordsOf(noun).map(({ stem }) => stem));
  if (mixed.has(subject.group) && named.join(' ') !== first?.join(' ')) return false;
  return words.every(
    ({ text }, at) =>
      !owners.has(text) &&
      (told.has(at) ||
        picture.said.get('colour')?.has(at) ||
        small.has(text) ||
        small.has(`${text} ${words[at + 1]?.text}`) ||
        [1, 2].some((back) => joining.has(words[at - back]?.text ?? ''))),
  );
};

/** Whether it names the thing alone: a place, a view and a light of ours are then welcome. */
export const isBare = (picture: Picture): boolean =>
  isKnown(picture) && (picture.subject?.group === 'design' || (!picture.place && !picture.condition));

/** Whether the tables know what a short goal shows, but for one word. */
export const isUnderstood = ({
  words,
  subject,
  own,
  deed,
  place,
  said,
  conditionPlaces,
}: Picture): boolean => {
  if (!subject || words.length > mostWords) return false;
  const told = new Set([...own, ...conditionPlaces, ...placesOf(place, deed), ...(said.get('colour') ?? [])]);
  return words.filter(({ text }, at) => !told.has(at) && !small.has(text)).length <= 1;
};
