import type { PhraseIndex, Word } from '../../goal/words.ts';
import { english } from '../../knowledge/grammar.ts';
import {
  attributeWords,
  holders,
  insidePrepositions,
  nameEnds,
  placePrepositions,
} from '../../knowledge/visual/aspects.ts';
import { deeds } from '../../knowledge/visual/deeds.ts';
import { clauseWords, lesserNouns, selfPlacing, thingsInIng } from '../../knowledge/visual/names.ts';
import type { Deed, Group, Subject } from '../../knowledge/visual/rows.ts';
import { subjects } from '../../knowledge/visual/subjects/index.ts';
import { conditions, settings } from '../../knowledge/visual/surroundings.ts';
import { hitsOf, indexAll, indexRows, lengthAt, type Hit } from '../../goal/phrases.ts';

const nouns = indexRows(Object.values(subjects).map((row) => [row, row.nouns] as const));
const nevers = indexRows(
  Object.values(subjects).flatMap((row) => (row.never ? [[row, row.never] as const] : [])),
);
const verbs = indexRows(
  Object.values(deeds).flatMap((deed) => deed.verbs.map((verb) => [{ deed, verb }, [verb]] as const)),
);
/** Words of places and of times and weather. */
export const placeWords = indexRows(Object.values(settings).map((row) => [row, row.words] as const));
export const conditionWords = indexRows(Object.values(conditions).map((row) => [row, row.words] as const));
const deedTexts = new Set(Object.values(deeds).flatMap((deed) => deed.verbs));
const holding = indexAll(holders);
const ends = indexAll([...english.ends, ...nameEnds]);
const attributes = indexAll(attributeWords);
const prepositions = indexAll(placePrepositions);
const inside = indexAll(insidePrepositions);
const placing = new Set(selfPlacing);
const lesser = new Set(lesserNouns);
const clauses = new Set(clauseWords);
const scenic: ReadonlySet<Group> = new Set<Group>(['building', 'land', 'plant']);
const scenery: ReadonlySet<Group> = new Set<Group>([...scenic, 'vehicle']);
const living: ReadonlySet<Group> = new Set<Group>(['person', 'animal', 'open']);

const isBehind = (index: PhraseIndex<true>, words: readonly Word[], at: number): boolean =>
  [1, 2, 3, 4].some((back) => at - back >= 0 && lengthAt(index, words, at - back) > 0);

/** Whether the scene is there: "on the beach", not "near the beach". */
export const isAround = (words: readonly Word[], { at }: Hit<unknown>): boolean =>
  placing.has(words[at]?.text ?? '') || isBehind(inside, words, at) || lengthAt(inside, words, at) > 0;
const isPlaced = (words: readonly Word[], { at }: Hit<unknown>): boolean => isBehind(prepositions, words, at);
const belongs = (words: readonly Word[], { at }: Hit<unknown>): boolean => isBehind(attributes, words, at);

/** A main thing that stands before no verb is looked for among so many words. */
const farthestName = 10;
const inIng = new Set(thingsInIng);
/** Whether a word in -ing says that something is done. */
export const isGerund = (word: Word | undefined): boolean =>
  word !== undefined && word.text.length > 5 && word.text.endsWith('ing') && !inIng.has(word.text);

/** The things of a goal. */
export interface Named {
  readonly main?: Hit<Subject>;
  readonly others: readonly Hit<Subject>[];
  /** Whether land, a building or a vehicle is named besides: a place of ours would fight it. */
  readonly hasScenery: boolean;
}

/** The main thing and what else is there. The main one is the last noun before the first verb or preposition. */
export const namedIn = (words: readonly Word[], deed: Hit<Deed> | undefined): Named => {
  const ruled = hitsOf(nevers, words);
  // "Watches" is done here; one that is worn has another form.
  const isDone = ({ at, length }: Hit<unknown>): boolean =>
    length === 1 && words[at]?.text !== words[at]?.stem && deedTexts.has(words[at]?.text ?? '');
  const hits = hitsOf(nouns, words).filter(
    (hit) =>
      !isDone(hit) &&
      !ruled.some(
        ({ value, at, length }) => value === hit.value && at <= hit.at + hit.length && hit.at <= at + length,
      ),
  );
  let start = 0;
  for (let at = 0; at < Math.min(words.length, 8); at += 1) {
    if (hits.some((hit) => hit.at + hit.length < at && lengthAt(holding, words, hit.at) === 0)) break;
    const step = lengthAt(holding, words, at);
    if (step > 0 && !hits.some((hit) => hit.at === at && hit.length > step)) start = at + step;
  }
  let end = start;
  const isNamed = (at: number): boolean => hits.some((hit) => hit.at >= start && hit.at + hit.length <= at);
  while (
    end < words.length &&
    end !== deed?.at &&
    (end === start || lengthAt(ends, words, end) === 0) &&
    !(isGerund(words[end]) && isNamed(end)) &&
    !(isNamed(end) && (words[end]?.start ?? 0) > (words[end - 1]?.end ?? 0) + 1)
  )
    end += 1;
  const head = hits.filter(({ at }) => at >= start && at < end);
  const gap = head.findIndex(
    (hit, at) => at > 0 && hit.at > (head[at - 1]?.at ?? 0) + (head[at - 1]?.length ?? 0),
  );
  const run = gap < 0 ? head : head.slice(0, gap);
  const last = head.find(({ value }) => value.group === 'design') ?? run.at(-1);
  const main =
    last && lesser.has(words[last.at]?.stem ?? '') && run.length > 1
      ? run.at(-2)
      : (last ??
        hits.find(
          (hit) =>
            hit.at >= start &&
            hit.at < Math.min(start + farthestName, deed && deed.at > start ? deed.at : Infinity) &&
            !isPlaced(words, hit) &&
            !belongs(words, hit) &&
            lengthAt(conditionWords, words, hit.at) === 0,
        ) ??
        hits.find(({ at }) => words[at]?.stem === 'portrait'));
  const isJoined = ({ at }: Hit<Subject>): boolean =>
    [1, 2, 3].some((back) => words[at - back]?.text === 'and');
  const others = hits.filter(
    (hit) =>
      hit !== main &&
      !head.includes(hit) &&
      hit.at >= start &&
      hit.value.group !== 'design' &&
      (isJoined(hit) || !scenic.has(hit.value.group)) &&
      words[hit.at]?.stem !== words[main?.at ?? -1]?.stem &&
      !lesser.has(words[hit.at]?.stem ?? '') &&
      !belongs(words, hit) &&
      !(lengthAt(placeWords, words, hit.at) > 0 && isPlaced(words, hit)),
  );
  const hasScenery = hits.some(
    (hit) =>
      !head.includes(hit) &&
      hit !== main &&
      scenery.has(hit.value.group) &&
      lengthAt(conditionWords, words, hit.at) === 0,
  );
  return { ...(main && { main }), others, hasScenery };
};

/** "In a red leather jacket": from the preposition to what is worn. */
export const clothesIn = (
  words: readonly Word[],
): readonly { readonly at: number; readonly length: number }[] =>
  hitsOf(nouns, words).flatMap(({ value, at, length }) => {
    const back = [1, 2, 3, 4, 5].find((step) => words[at - step]?.text === 'in');
    return value === subjects['clothing'] && back !== undefined
      ? [{ at: at - back, length: back + length }]
      : [];
  });

/** What the main thing does, where nothing hints at another doer. */
export const ownDeed = (
  words: readonly Word[],
  deed: Hit<Deed> | undefined,
  main: Hit<Subject> | undefined,
): Hit<Deed> | undefined => {
  if (!deed || main?.value.group === 'design') return undefined;
  const can =
    deed.value.isForAnything === true ||
    !main ||
    living.has(main.value.group) ||
    main.value.isLively === true;
  const between = main ? words.slice(main.at + main.length, deed.at) : [];
  return can && !between.some(({ text }) => clauses.has(text)) ? deed : undefined;
};

/** The first deed, in the very form of the table: "shops" is done, "shop" is a place. */
export const deedIn = (words: readonly Word[]): Hit<Deed> | undefined => {
  const names = hitsOf(nouns, words).filter(({ length }) => length > 1);
  const found = hitsOf(verbs, words).find(
    ({ value, at, length }) =>
      !names.some((name) => name.at <= at && at < name.at + name.length) &&
      words
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' ') === value.verb.replaceAll('-', ' '),
  );
  return found && { value: found.value.deed, at: found.at, length: found.length };
};
