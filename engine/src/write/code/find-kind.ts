import type { Goal } from '../../goal/read-goal.ts';
import { appKinds, type AppKindId } from '../../knowledge/app-kinds/index.ts';
import type { Shape } from '../../knowledge/code-rows.ts';
import { idioms, partMarkers, shapeWords } from '../../knowledge/code-words.ts';
import { longestHits, phrasesOf, type Hit } from '../../goal/phrases.ts';

const kindNames = phrasesOf<AppKindId | undefined>([
  ...(Object.keys(appKinds) as AppKindId[]).map((id) => [appKinds[id].nouns, id] as const),
  [idioms, undefined],
]);
const shapeNames = phrasesOf(
  (Object.keys(shapeWords) as Shape[]).map((shape) => [shapeWords[shape], shape] as const),
);

const parts = phrasesOf([[partMarkers, true]]);

/** What the place of a name is worth. */
export const weights = { name: 2, word: 2, head: 4, inObject: 6, title: 6, inFirstSentence: 3 } as const;
const threshold = 5;
const wantedFrom = weights.name + weights.inObject;

interface Scored<T> {
  readonly value: T;
  readonly score: number;
  readonly at: number;
}

const scored = <T>(hits: readonly Hit<T>[], goal: Goal): readonly Scored<T>[] => {
  const { start, end } = goal.parts.object;
  const firstPart = longestHits(parts, goal.words)[0]?.at ?? goal.firstSentence;
  const telling = Math.min(goal.firstSentence, firstPart);
  return hits
    .map(({ value, at, length }) => {
      const isInObject = at >= start && at < end;
      const place = isInObject
        ? weights.inObject + (at + length >= end ? weights.head : 0)
        : at <= 1
          ? weights.title
          : at < telling
            ? weights.inFirstSentence
            : 0;
      return { value, at, score: weights.name + weights.word * (length - 1) + place };
    })
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
};

/** What is built, as far as the goal says so: all kinds that it names, the likeliest first. */
export interface FoundKinds {
  readonly kinds: readonly AppKindId[];
  /** Those of them that stand for what is wanted itself and are not only spoken of. */
  readonly wanted: ReadonlySet<AppKindId>;
  readonly shape?: Shape;
  /** Whether the first sentence has a word for a piece of code: function, class, script. */
  readonly speaksOfCode: boolean;
}

/** Finds kinds of software and what is built; the name of a kind counts where it stands for what is wanted. */
export const findKinds = (goal: Goal): FoundKinds => {
  const isClear = ({ score }: Scored<unknown>): boolean => score >= threshold;
  const named = longestHits(kindNames, goal.words);
  const kinds = scored(named, goal).filter(isClear);
  // "Memory profiling tool" names a kind; its last word alone would name an app.
  const isPartOfKind = ({ at, value }: Hit<Shape>): boolean =>
    named.some(
      (kind) =>
        kind.value &&
        kind.length > 1 &&
        kind.at <= at &&
        at < kind.at + kind.length &&
        appKinds[kind.value].shape !== value,
    );
  const forms = longestHits(shapeNames, goal.words).filter((hit) => !isPartOfKind(hit));
  const form = scored(forms, goal).find(isClear);
  const speaksOfCode = forms.some(({ value, at }) => value === 'program' && at < goal.firstSentence);
  return {
    kinds: [...new Set(kinds.flatMap(({ value }) => value ?? []))],
    wanted: new Set(kinds.flatMap(({ value, score }) => (value && score >= wantedFrom ? value : []))),
    ...(form && { shape: form.value }),
    speaksOfCode,
  };
};
