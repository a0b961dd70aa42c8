import { indexPhrases, type PhraseIndex } from '../../goal/words.ts';
import { clipFacts, deedFacts, noDeeds, type ClipFact } from '../../knowledge/visual/clip-facts.ts';
import { directions, type Direction } from '../../knowledge/visual/directions.ts';
import { articles, refusals, thingsInIng } from '../../knowledge/visual/names.ts';
import { counts } from '../../knowledge/visual/qualities.ts';
import { hitsOf } from '../../goal/phrases.ts';
import type { Picture } from './read-picture.ts';
import type { First, Touch } from './touch.ts';

const deedIds: ReadonlySet<ClipFact> = new Set(deedFacts);
const refusing = new Set(refusals);
const articleSet = new Set(articles);
const inIng = new Set(thingsInIng);
/** A phrase of a table, and the fact that it tells, if any. */
interface Saying {
  readonly phrase: string;
  readonly fact?: ClipFact;
}
const entries = Object.entries(clipFacts) as [ClipFact, readonly string[]][];
const sayings = (isDeed: boolean, idle: readonly string[]): PhraseIndex<Saying> =>
  indexPhrases([
    ...entries
      .filter(([fact]) => deedIds.has(fact) === isDeed)
      .flatMap(([fact, phrases]) => phrases.map((phrase) => [phrase, { phrase, fact }] as const)),
    ...idle.map((phrase) => [phrase, { phrase }] as const),
  ]);
const limits = sayings(false, []);
const deeds = sayings(true, noDeeds);

/** What a goal says that decides how a clip of it is filmed. */
const factsOf = (picture: Picture): ReadonlySet<ClipFact> => {
  const { words, isMany, hasOrder, own, group } = picture;
  const isRefused = (at: number): boolean => refusing.has(words[at - 1]?.text ?? '');
  // "Dances" is done, "dance" may be a name, unless it is what many do.
  const isSo = ({ phrase }: Saying, at: number, length: number): boolean =>
    !isRefused(at) &&
    !(articleSet.has(words[at - 1]?.text ?? '') && inIng.has(words[at]?.text ?? '')) &&
    ((isMany && own.has(at - 1)) ||
      phrase.split(' ').every((word, step) => step < length && words[at + step]?.text === word));
  const toldBy = (index: PhraseIndex<Saying>) =>
    hitsOf(index, words).flatMap(({ value, at, length }) =>
      value.fact && isSo(value, at, length) ? [value.fact] : [],
    );
  const done = toldBy(deeds);
  // In doubt about a word's form something is done.
  const isQuiet = hitsOf(deeds, words).every(({ value, at }) => !value.fact || isRefused(at));
  const isStill = isQuiet && !picture.hasAction && (picture.subject ?? picture.place) !== undefined;
  const worked: Readonly<Partial<Record<ClipFact, boolean>>> = {
    several: hasOrder || done.length > 1,
    'in order': hasOrder,
    'nothing done': isStill,
    known: isStill || done.length > 0,
    person: group === 'person',
    many: isMany,
    long: words.length > counts.longGoal,
    edited: picture.isEdit,
  };
  const held = (Object.keys(worked) as ClipFact[]).filter((fact) => worked[fact]);
  return new Set<ClipFact>([...toldBy(limits), ...done, ...held]);
};

/** How a clip is filmed where the goal leaves it open: camera, course, what stays the same, end. */
export const directClip = (picture: Picture, first: First): readonly (Touch | undefined)[] => {
  const facts = factsOf(picture);
  const holds = ({ needs, never = [] }: Direction): boolean =>
    needs.every((fact) => facts.has(fact)) && !never.some((fact) => facts.has(fact));
  return (['camera', 'timing', 'held', 'ending'] as const).map((slot) =>
    first(slot, [directions.find((row) => row.slot === slot && holds(row))?.say]),
  );
};
