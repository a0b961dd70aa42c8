import { articles, smallWords } from '../../knowledge/visual/names.ts';
import { placePrepositions } from '../../knowledge/visual/aspects.ts';
import { wordsOf } from '../../goal/words.ts';
import { placesOf } from '../../goal/phrases.ts';
import type { Group } from '../../knowledge/visual/rows.ts';
import type { Picture } from './read-picture.ts';

const owners = new Set(['my', 'our', 'her', 'his', 'their', 'your']);
/** Sorts whose rows hold things unlike each other: only the first noun is sure to be meant. */
const mixed: ReadonlySet<Group> = new Set<Group>(['building', 'thing']);
const small = new Set([...articles, ...placePrepositions, ...smallWords]);
/** Behind these a word belongs to the subject: "portrait of a falconer". */
const joining = new Set(['of', 'without', 'no', 'any']);
/** A wish of more words than this is told by the person. */
const mostWords = 9;
/** So many words that no table knows are taken for words about the subject: "a rusty key". */
const mostUnknown = 2;
/** What a piece is for takes some words more: "logo for a bicycle repair shop". */
const mostOfDesign = 3;
/** Deed, place, time and weather: more than one of them is a scene of the person's own. */
const mostTold = 1;

/**
 * Whether a goal is so plain that what the tables know of its subject, deed and place can compete with nothing in it.
 * Everywhere else they are silent.
 */
const isSimple = ({
  words,
  goal,
  own,
  deed,
  place,
  conditionPlaces,
  condition,
  conditionCount,
  lettering,
  subject,
  isTogether,
  hasOrder,
  hasOwnPlace,
  absent,
}: Picture): boolean => {
  if (goal.language.code !== 'en' || !subject || isTogether || hasOrder || words.length > mostWords)
    return false;
  if (conditionCount > 1 || (hasOwnPlace && subject.group !== 'design') || absent.length > 1) return false;
  if (subject.group !== 'design' && (lettering || [deed, place, condition].filter(Boolean).length > mostTold))
    return false;
  const known = new Set([...own, ...conditionPlaces, ...placesOf(deed, place)]);
  const unknown = words.flatMap(({ text }, at) => (known.has(at) || small.has(text) ? [] : [at]));
  if (subject.group === 'design') return unknown.length <= mostOfDesign;
  const last = Math.max(...own);
  const hangsOn = (at: number): boolean => [1, 2].some((back) => joining.has(words[at - back]?.text ?? ''));
  return unknown.length <= mostUnknown && unknown.every((at) => at < last || hangsOn(at));
};

/** Whether a goal names one known thing, itself alone or where and when it is, and neither a deed nor how it looks. */
export const isKnown = (picture: Picture): boolean => {
  const { words, own, deed, place, conditionPlaces, subject } = picture;
  if (!subject || deed || picture.hasAction || !isSimple(picture)) return false;
  if (subject.group === 'design') return true;
  const named = words.filter((_, at) => own.has(at)).map(({ stem }) => stem);
  const [first] = subject.nouns.map((noun) => wordsOf(noun).map(({ stem }) => stem));
  if (mixed.has(subject.group) && named.join(' ') !== first?.join(' ')) return false;
  const told = new Set([
    ...own,
    ...conditionPlaces,
    ...placesOf(place),
    ...(picture.said.get('colour') ?? []),
  ]);
  return words.every(
    ({ text }, at) =>
      !owners.has(text) &&
      (told.has(at) ||
        small.has(text) ||
        words[at + 1]?.text === 'of' ||
        [1, 2].some((back) => joining.has(words[at - back]?.text ?? ''))),
  );
};

/** Whether it names the thing alone: a place, a view and a light of ours are then welcome. */
export const isBare = (picture: Picture): boolean =>
  isKnown(picture) && (picture.subject?.group === 'design' || (!picture.place && !picture.condition));
