import { readGoal, type Goal } from '../../goal/read-goal.ts';
import { wordsOf, type Word } from '../../goal/words.ts';
import { english } from '../../knowledge/grammar.ts';
import {
  absenceEnds,
  absenceWords,
  holdingWords,
  leadIns,
  nameEnds,
  placeless,
} from '../../knowledge/visual/aspects.ts';
import {
  articles,
  makingWords,
  orderWords,
  plurals,
  pointers,
  reach,
  silentSpeech,
  speechWords,
  tellingWords,
  unseenWords,
  writtenWords,
} from '../../knowledge/visual/names.ts';
import type { Deed, Group, Subject, Surroundings } from '../../knowledge/visual/rows.ts';
import { subjects } from '../../knowledge/visual/subjects/index.ts';
import {
  clothesIn,
  conditionWords,
  deedIn,
  isGerund,
  isAround,
  namedIn,
  ownDeed,
  placeWords,
} from './name-subject.ts';
import {
  hitsOf,
  indexAll,
  indexRows,
  lengthAt,
  longestHits,
  placesOf,
  type Hit,
} from '../../goal/phrases.ts';
import { isFramed } from '../../reading/framed-languages.ts';
import { languageWords } from '../../knowledge/language-words.ts';
import { saidIn, type Said } from './said.ts';
import { sourceOf } from './source-of.ts';

/** What a goal shows, as far as the tables know. */
export interface Picture {
  readonly goal: Goal;
  /** The description in `goal.text`: without the request around it and without flags. */
  readonly start: number;
  readonly end: number;
  /** Flags of the goal, such as `--ar 4:5`. */
  readonly flags: readonly string[];
  readonly words: readonly Word[];
  readonly said: Said;
  readonly group: Group;
  readonly subject?: Subject;
  /** The main thing in the person's word, with an article: "the cat". */
  readonly name: string;
  readonly isMany: boolean;
  /** Whether several things are shown side by side. */
  readonly isTogether: boolean;
  readonly deed?: Hit<Deed>;
  readonly place?: Hit<Surroundings>;
  readonly condition?: Hit<Surroundings>;
  /** Where times and weather are named, all of them. */
  readonly conditionPlaces: ReadonlySet<number>;
  readonly conditionCount: number;
  /** Words to be drawn: in quotes, or the names and figures of a design; or to be spoken, in a clip. */
  readonly lettering?: 'quoted' | 'given' | 'speech';
  /** The words of the main thing, which decide nothing against it. */
  readonly own: ReadonlySet<number>;
  /** Whether it says that something is done, known to us or not. */
  readonly hasAction: boolean;
  readonly isEdit: boolean;
  /** Whether a picture of the person's own shows what is to be drawn. */
  readonly isReference: boolean;
  /** Whether a place of ours would fight what is named, or who is not: "removing a leaf". */
  readonly hasOwnPlace: boolean;
  readonly hasOrder: boolean;
  /** Things that are to be absent. */
  readonly absent: readonly string[];
}

const telling = indexRows(
  Object.entries(tellingWords).map(
    ([code, small]) => [code, [...small, ...(languageWords[code]?.words.split(' ') ?? [])]] as const,
  ),
);
const asking = indexAll(leadIns.verbs);
const things = indexAll(leadIns.things);
const ends = indexAll([...english.ends, ...nameEnds]);
const absences = indexAll(absenceWords);
const partings = new Set(absenceEnds);
const holding = new Set(holdingWords);
const noPlaces = indexAll(placeless);
const ordering = indexRows(orderWords);
const spoken = indexAll(speechWords);
const makers = new Set(makingWords);
const given = new Set(pointers);
const written = indexAll(writtenWords);
const many = new Set(plurals);
const unseen = new Set(unseenWords);
const silent = new Set(silentSpeech);
const articleSet = new Set(articles);

/** "At night" and "in a red coat" place nothing. */
const withoutPlaceless = (said: Said, words: readonly Word[]): Said => {
  const placed = said.get('place');
  if (!placed) return said;
  const none = placesOf(...hitsOf(noPlaces, words), ...clothesIn(words));
  const left = new Set([...placed].filter((at) => !none.has(at)));
  const kept = new Map(said);
  if (left.size > 0) kept.set('place', left);
  else kept.delete('place');
  return kept;
};

/** Where the description begins: behind "please draw me a picture of". */
const descriptionStart = (words: readonly Word[]): number => {
  let at = 0;
  for (let step = lengthAt(asking, words, at); step > 0; step = lengthAt(asking, words, at)) {
    // "Make the sky less grim" is no request for a picture of it.
    if (makers.has(words[at + step - 1]?.text ?? '') && given.has(words[at + step]?.text ?? '')) return at;
    at += step;
  }
  const behindArticle = articleSet.has(words[at]?.text ?? '') ? at + 1 : at;
  const thing = lengthAt(things, words, behindArticle);
  const start = thing > 0 ? behindArticle + thing : at;
  return start < words.length ? start : 0;
};

const absentIn = (text: string, words: readonly Word[]): readonly string[] =>
  hitsOf(absences, words).flatMap(({ at, length }) => {
    // "The printer has no other ink" tells how things are.
    if (holding.has(words[at - 1]?.text ?? '')) return [];
    const things: string[][] = [[]];
    for (let next = at + length; next < words.length; next += 1) {
      const [word, named] = [words[next], things.at(-1)];
      if (!word || !named || named.length > 2) break;
      if (/[,.;:!?"“”'‘’]/.test(text.slice(words[next - 1]?.end, word.start))) break;
      if (word.text === 'or') things.push([]);
      else if (partings.has(word.text)) break;
      else if (lengthAt(ends, words, next) > 0) {
        things.pop();
        break;
      } else if (!articleSet.has(word.text) && word.text !== 'any') named.push(word.text);
    }
    // "Without stopping" is how, not what.
    return isGerund(words[at + length]) ? [] : things.map((named) => named.join(' ')).filter(Boolean);
  });

/** A goal with its language told by small words, where it was only assumed or they tell another: few words name what is to be seen. */
const withLanguage = (goal: Goal): Goal => {
  const { code, confident, doubtful } = goal.language;
  if (confident && !isFramed(code)) return goal;
  // Where nothing tells at all, small words may be English ones.
  const least = confident || doubtful ? 0 : reach.small;
  const hits = longestHits(telling, goal.words).filter(
    ({ at }) => (goal.words[at]?.text.length ?? 0) > least,
  );
  const found = hits.map(({ value }) => value);
  const count = (each: string): number => found.filter((told) => told === each).length;
  const [best = code, next = ''] = [...new Set(found)].toSorted((a, b) => count(b) - count(a));
  if (count(best) <= Math.max(count(next), confident ? count(code) + Math.min(count(code), 1) : 0))
    return goal;
  return { ...goal, language: { code: best, name: languageWords[best]?.name ?? best, confident: true } };
};

/** What quotations are, where all are the same: "no 'eco leaf' icons" asks for no lettering, `make it "better"` neither. */
const quotesAre = (text: string, quotes: Goal['frozen'], words: readonly Word[], isDesign: boolean) => {
  const isUnseen = (word?: Word): boolean => unseen.has(word?.text ?? '');
  const sorts = quotes.slice(0, reach.quotes).map(({ start, end }) => {
    const [opening = ''] = /[^.!?;"“”]*$/.exec(text.slice(Math.max(0, start - reach.quote), start)) ?? [];
    const clause = words.filter((word) => word.start >= start - opening.length && word.end <= start);
    if (isUnseen(clause.at(-1))) return undefined;
    const lastOf = (cues: typeof written): number =>
      hitsOf(cues, clause).findLast(({ at }) => !clause.slice(Math.max(0, at - 3), at).some(isUnseen))?.at ??
      -9;
    const [seen, heard] = [lastOf(written), lastOf(spoken)];
    // A frame, too, says; only a person whispers.
    if (seen >= 0 && (seen > heard || silent.has(clause[heard]?.text ?? ''))) return 'quoted';
    if (heard >= 0 || opening.trimEnd().endsWith(':')) return 'speech';
    return isDesign || /\p{Lu}|\s|\d/u.test(text.slice(start, end)) ? 'quoted' : undefined;
  });
  return sorts.every((sort) => sort === sorts[0]) ? sorts[0] : undefined;
};

/** Reads a goal for the picture doors. Never throws; linear in the goal's length. */
export const readPicture = (raw: string): Picture => {
  const goal = withLanguage(readGoal(raw));
  const { text } = goal;
  const flagStart = text.search(/(?:^|\s)--[a-z]/i);
  const end = flagStart < 0 ? text.length : flagStart;
  const flags =
    flagStart < 0
      ? []
      : [...text.slice(flagStart).matchAll(/--[a-z]+(?: +[^\s-][^\s]*)*/gi)].map(([flag]) => flag);
  const read = wordsOf(text.slice(0, Math.min(end, 4_000)));
  const isEnglish = goal.language.code === 'en';
  const source = sourceOf(read, descriptionStart(read));
  const isEdit = source === 'edit';
  const from = isEdit || !isEnglish ? 0 : descriptionStart(read);
  const quotes = goal.frozen.filter(({ kind }) => kind === 'quote');
  const isQuoted = (word: Word): boolean =>
    quotes.some((quote) => word.start >= quote.start && word.end <= quote.end);
  const words = read.slice(from).filter((word) => !isQuoted(word));
  const found = withoutPlaceless(saidIn(words, goal.language.code), words);
  const said: Said = quotes.length > 0 ? new Map([['text', new Set([-1])], ...found]) : found;
  const done = isEnglish ? deedIn(words) : undefined;
  const { main, others, hasScenery } = isEnglish ? namedIn(words, done) : { others: [], hasScenery: false };
  // "Yoda playing guitar" names a doer that we do not know; in "a reading corner" nobody reads.
  const hasDoer =
    main !== undefined ||
    isGerund(words[0]) ||
    words.slice(0, done?.at).some(({ text: word }) => !articleSet.has(word));
  const deed = hasDoer ? ownDeed(words, done, main) : undefined;
  const mainWord = main && words[main.at + main.length - 1];
  const isMany = mainWord !== undefined && (mainWord.text !== mainWord.stem || many.has(mainWord.text));
  const place = hitsOf(placeWords, words).find((hit) => hit.at !== main?.at && isAround(words, hit));
  const conditions = hitsOf(conditionWords, words).filter(({ at }) => at !== main?.at);
  const [condition] = conditions;
  const isDesign = main?.value.group === 'design';
  const namesGiven = isDesign && goal.frozen.some(({ kind }) => kind === 'name') ? 'given' : undefined;
  const lettering = quotes.length > 0 ? quotesAre(text, quotes, read, isDesign) : namesGiven;
  const lives = ({ value }: Hit<Subject>): boolean => value.group === 'animal' || value.group === 'person';
  // "A dog catches": what follows the name in -s is done.
  const next = main && words[main.at + main.length];
  const hasAction =
    (next !== undefined && !isMany && next.text !== next.stem) ||
    words.some((word, at) => isGerund(word) || (at > 0 && (word.text === 'is' || word.text === 'are')));
  const atRest = main?.value.isAtWork === true && (deed ? !deed.value.isWork : hasAction);
  return {
    goal,
    start: from === 0 ? 0 : (read[from]?.start ?? 0),
    end,
    flags,
    words,
    said,
    group: main?.value.group ?? 'open',
    ...(main && { subject: atRest ? subjects['person'] : main.value }),
    name: mainWord
      ? `the ${text
          .slice(words[main.at]?.start, mainWord.end)
          .toLowerCase()
          .replace(/['’]s$/, '')}`
      : 'the subject',
    isMany,
    isTogether:
      main !== undefined &&
      !deed?.value.isJoint &&
      main.value.group !== 'design' &&
      (others.length > (deed ? 1 : 0) || others.some(lives)),
    conditionPlaces: placesOf(...conditions),
    conditionCount: new Set(conditions.map(({ value }) => value)).size,
    ...(lettering && { lettering }),
    ...(deed && { deed }),
    ...(place && { place }),
    ...(condition && { condition }),
    own: placesOf(main),
    hasAction,
    hasOwnPlace: hasScenery || isGerund(words[0]),
    isEdit,
    isReference: source === 'reference',
    hasOrder: hitsOf(ordering, words).some(({ value }) => value),
    // Elsewhere "no" denies a deed: "que no le cambie la cara".
    absent: isEnglish ? absentIn(text, words) : [],
  };
};
