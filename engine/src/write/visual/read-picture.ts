import { readGoal, type Goal } from '../../goal/read-goal.ts';
import { wordsOf, type Word } from '../../goal/words.ts';
import { english } from '../../knowledge/grammar.ts';
import {
  absenceWords,
  attributeWords,
  editVerbs,
  holders,
  leadIns,
  nameEnds,
  placePrepositions,
} from '../../knowledge/visual/aspects.ts';
import { deeds } from '../../knowledge/visual/deeds.ts';
import type { Deed, Group, Subject, Surroundings } from '../../knowledge/visual/rows.ts';
import { subjects } from '../../knowledge/visual/subjects/index.ts';
import { conditions, settings } from '../../knowledge/visual/surroundings.ts';
import { hitsOf, indexRows, lengthAt, type Hit } from './phrases-in.ts';
import { saidIn, type Said } from './said.ts';

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
  /** The words of the main thing, which decide nothing against it. */
  readonly own: ReadonlySet<number>;
  /** Whether it says that something is done, known to us or not. */
  readonly hasAction: boolean;
  readonly isEdit: boolean;
  /** "Removing a leaf": somebody who is not named does it. */
  readonly opensWithDeed: boolean;
  readonly hasOrder: boolean;
  /** Things that are to be absent. */
  readonly absent: readonly string[];
}

const all = <T>(phrases: readonly string[], value: T) => indexRows([[value, phrases]]);
const nouns = indexRows(Object.values(subjects).map((row) => [row, row.nouns] as const));
const nevers = indexRows(
  Object.values(subjects).flatMap((row) => (row.never ? [[row, row.never] as const] : [])),
);
const verbs = indexRows(
  Object.values(deeds).flatMap((deed) => deed.verbs.map((verb) => [{ deed, verb }, [verb]] as const)),
);
const placeWords = indexRows(Object.values(settings).map((row) => [row, row.words] as const));
const conditionWords = indexRows(Object.values(conditions).map((row) => [row, row.words] as const));
const asking = all(leadIns.verbs, true);
const things = all(leadIns.things, true);
const editing = all(editVerbs, true);
const holding = all(holders, true);
const ends = all([...english.ends, ...nameEnds], true);
const attributes = all(attributeWords, true);
const absences = all(absenceWords, true);
const prepositions = all(placePrepositions, true);
const ordering = all(
  ['then', 'after that', 'finally', 'first', 'before it', 'suddenly', 'and then', 'later'],
  true,
);
const selfPlacing = new Set(['underwater', 'indoors', 'outdoors', 'seaside', 'studio']);
const articles = new Set(['a', 'an', 'the', 'some', 'my', 'our', 'one', 'this']);
// Behind another noun they only say how many, or which part: "owl family", "tiger face".
const lesserNouns = new Set([
  'family',
  'crowd',
  'party',
  'army',
  'group',
  'face',
  'portrait',
  'team',
  'head',
  'toy',
  'figure',
]);
const living: ReadonlySet<Group> = new Set<Group>(['person', 'animal', 'open']);
const lively: readonly Subject[] = ['robot', 'toy'].flatMap((id) => subjects[id] ?? []);
const clauseWords = new Set(['with', 'that', 'which', 'while', 'where', 'because', 'as']);
const plurals = new Set([
  'people',
  'men',
  'women',
  'children',
  'mice',
  'geese',
  'wolves',
  'sheep',
  'cattle',
  'fish',
]);

const given = new Set(['the', 'my', 'this', 'these', 'it', 'her', 'him', 'his', 'our', 'that']);
const isEditOf = (words: readonly Word[]): boolean => {
  const step = lengthAt(editing, words, 0);
  return step > 0 && [0, 1].some((more) => given.has(words[step - 1 + more]?.text ?? ''));
};

/** Where the description begins: behind "please draw me a picture of". */
const descriptionStart = (words: readonly Word[]): number => {
  let at = 0;
  for (let step = lengthAt(asking, words, at); step > 0; step = lengthAt(asking, words, at)) at += step;
  const behindArticle = articles.has(words[at]?.text ?? '') ? at + 1 : at;
  const thing = lengthAt(things, words, behindArticle);
  const start = thing > 0 ? behindArticle + thing : at;
  return start < words.length ? start : 0;
};

const isPlaced = (words: readonly Word[], { at }: Hit<unknown>): boolean =>
  selfPlacing.has(words[at]?.text ?? '') ||
  [1, 2, 3, 4].some((back) => at - back >= 0 && lengthAt(prepositions, words, at - back) > 0);

const belongs = (words: readonly Word[], { at }: Hit<unknown>): boolean =>
  [1, 2, 3, 4].some((back) => at - back >= 0 && lengthAt(attributes, words, at - back) > 0);

/** A main thing that stands before no verb is looked for among so many words. */
const farthestName = 7;
/** A word in -ing that is a thing. */
const thingsInIng = new Set(
  'building wedding painting evening morning spring string ceiling clothing lightning king ring wing swing sibling duckling viking being crossing earring pudding dumpling drawing during thing nothing something everything anything stocking sapling seedling wrestling boxing living dining swimming sewing'.split(
    ' ',
  ),
);
const isGerund = (word: Word | undefined): boolean =>
  word !== undefined && word.text.length > 5 && word.text.endsWith('ing') && !thingsInIng.has(word.text);

interface Named {
  readonly main?: Hit<Subject>;
  readonly others: readonly Hit<Subject>[];
}

/** The main thing and what else is there. The main one is the last noun before the first verb or preposition. */
const namedIn = (words: readonly Word[], deed: Hit<Deed> | undefined): Named => {
  const ruled = hitsOf(nevers, words);
  const hits = hitsOf(nouns, words).filter(
    (hit) =>
      !ruled.some(
        ({ value, at, length }) => value === hit.value && at <= hit.at + hit.length && hit.at <= at + length,
      ),
  );
  let start = 0;
  for (let at = 0; at < Math.min(words.length, 8); at += 1) {
    const step = lengthAt(holding, words, at);
    if (step > 0) start = at + step;
  }
  let end = start;
  const isNamed = (at: number): boolean => hits.some((hit) => hit.at >= start && hit.at + hit.length <= at);
  while (
    end < words.length &&
    end !== deed?.at &&
    (end === start || lengthAt(ends, words, end) === 0) &&
    !(isGerund(words[end]) && isNamed(end))
  )
    end += 1;
  const head = hits.filter(({ at }) => at >= start && at < end);
  const gap = head.findIndex(
    (hit, at) => at > 0 && hit.at > (head[at - 1]?.at ?? 0) + (head[at - 1]?.length ?? 0),
  );
  const run = gap < 0 ? head : head.slice(0, gap);
  const last = head.find(({ value }) => value.group === 'design') ?? run.at(-1);
  const main =
    last && lesserNouns.has(words[last.at]?.stem ?? '') && run.length > 1
      ? run.at(-2)
      : (last ??
        hits.find(
          (hit) =>
            hit.at >= start &&
            hit.at < start + farthestName &&
            !isPlaced(words, hit) &&
            !belongs(words, hit) &&
            lengthAt(conditionWords, words, hit.at) === 0,
        ));
  const others = hits.filter(
    (hit) =>
      hit !== main &&
      !head.includes(hit) &&
      hit.at >= start &&
      hit.value.group !== 'building' &&
      hit.value.group !== 'land' &&
      hit.value.group !== 'plant' &&
      words[hit.at]?.stem !== words[main?.at ?? -1]?.stem &&
      !belongs(words, hit) &&
      !(lengthAt(placeWords, words, hit.at) > 0 && isPlaced(words, hit)),
  );
  return { ...(main && { main }), others };
};

/** What the main thing does, where nothing hints at another doer. */
const ownDeed = (
  words: readonly Word[],
  deed: Hit<Deed> | undefined,
  main: Hit<Subject> | undefined,
): Hit<Deed> | undefined => {
  if (!deed || main?.value.group === 'design') return undefined;
  const can =
    deed.value.isForAnything === true || !main || living.has(main.value.group) || lively.includes(main.value);
  const between = main ? words.slice(main.at + main.length, deed.at) : [];
  return can && !between.some(({ text }) => clauseWords.has(text)) ? deed : undefined;
};

/** The first deed, in the very form of the table: "shops" is done, "shop" is a place. */
const deedIn = (words: readonly Word[]): Hit<Deed> | undefined => {
  const found = hitsOf(verbs, words).find(
    ({ value, at, length }) =>
      words
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' ') === value.verb.replaceAll('-', ' '),
  );
  return found && { value: found.value.deed, at: found.at, length: found.length };
};

const absentIn = (text: string, words: readonly Word[]): readonly string[] =>
  hitsOf(absences, words).flatMap(({ at, length }) => {
    const named: string[] = [];
    for (let next = at + length; next < words.length && named.length < 3; next += 1) {
      const word = words[next];
      if (
        !word ||
        lengthAt(ends, words, next) > 0 ||
        /[,.;:!?]/.test(text.slice(words[next - 1]?.end, word.start))
      )
        break;
      if (!articles.has(word.text) && word.text !== 'any') named.push(word.text);
    }
    return named.length > 0 ? [named.join(' ')] : [];
  });

/** Reads a goal for the picture doors. Never throws; linear in the goal's length. */
export const readPicture = (raw: string): Picture => {
  const goal = readGoal(raw);
  const { text } = goal;
  const flagStart = text.search(/(?:^|\s)--[a-z]/i);
  const end = flagStart < 0 ? text.length : flagStart;
  const flags =
    flagStart < 0
      ? []
      : [...text.slice(flagStart).matchAll(/--[a-z]+(?: +[^\s-][^\s]*)*/gi)].map(([flag]) => flag);
  const read = wordsOf(text.slice(0, Math.min(end, 4_000)));
  const isEnglish = goal.language.code === 'en';
  const isEdit = isEditOf(read);
  const from = isEdit || !isEnglish ? 0 : descriptionStart(read);
  const quotes = goal.frozen.filter(({ kind }) => kind === 'quote');
  const isQuoted = (word: Word): boolean =>
    quotes.some((quote) => word.start >= quote.start && word.end <= quote.end);
  const words = read.slice(from).filter((word) => !isQuoted(word));
  const found = saidIn(words, !isEnglish);
  const said: Said = quotes.length > 0 ? new Map([['text', new Set([-1])], ...found]) : found;
  const done = isEnglish ? deedIn(words) : undefined;
  const { main, others } = isEnglish ? namedIn(words, done) : { others: [] };
  const deed = ownDeed(words, done, main);
  const mainWord = main && words[main.at + main.length - 1];
  const isMany = mainWord !== undefined && (mainWord.text !== mainWord.stem || plurals.has(mainWord.text));
  const place = hitsOf(placeWords, words).find((hit) => hit.at !== main?.at && isPlaced(words, hit));
  const condition = hitsOf(conditionWords, words).find(({ at }) => at !== main?.at);
  return {
    goal,
    start: from === 0 ? 0 : (read[from]?.start ?? 0),
    end,
    flags,
    words,
    said,
    group: main?.value.group ?? 'open',
    ...(main && { subject: main.value }),
    name: main
      ? `the ${words
          .slice(main.at, main.at + main.length)
          .map(({ text: word }) => word.replace(/'s$/, ''))
          .join(' ')}`
      : 'the subject',
    isMany,
    isTogether:
      main?.value.group !== 'design' &&
      (others.length > (deed ? 1 : 0) ||
        others.some(({ value }) => value.group === 'animal' || value.group === 'person')),
    ...(deed && { deed }),
    ...(place && { place }),
    ...(condition && { condition }),
    own: new Set(main ? Array.from({ length: main.length }, (_, step) => main.at + step) : []),
    hasAction: words.some(
      (word, at) => isGerund(word) || (at > 0 && (word.text === 'is' || word.text === 'are')),
    ),
    opensWithDeed: isGerund(words[0]),
    isEdit,
    hasOrder: hitsOf(ordering, words).length > 0,
    absent: absentIn(text, words),
  };
};
