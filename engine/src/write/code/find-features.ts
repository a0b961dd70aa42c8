import type { Goal } from '../../goal/read-goal.ts';
import { phrasesAt } from '../../goal/words.ts';
import { idioms, postponed, refusalEnds, refusals } from '../../knowledge/code-words.ts';
import { features, type FeatureId } from '../../knowledge/features/index.ts';
import { longestHits, phrasesOf } from '../../goal/phrases.ts';

const ids = Object.keys(features) as FeatureId[];
const names = phrasesOf<FeatureId | undefined>([
  ...ids.map((id) => [features[id].words, id] as const),
  [idioms, undefined],
]);
const refusing = phrasesOf([[refusals, true]]);
const ending = phrasesOf([[refusalEnds, true]]);
const putOff = phrasesOf([[postponed, true]]);

/** How many words a refusal holds for: "no accounts, payments or chat". */
const refusalReach = 7;

/** What a goal says of features, each list in the order in which they are named. */
export interface SaidFeatures {
  readonly named: readonly FeatureId[];
  readonly refused: readonly FeatureId[];
  readonly postponed: readonly FeatureId[];
  /** Places of the words that name a feature, half open. */
  readonly ranges: readonly { readonly start: number; readonly end: number; readonly id: FeatureId }[];
}

/** Finds the features that a goal names, refuses and puts off. */
export const findFeatures = ({ words, text }: Goal): SaidFeatures => {
  const endsSentence = (at: number): boolean =>
    /[.!?;:\n]/.test(text.slice(words[at]?.end, words[at + 1]?.start ?? words[at]?.end));
  const isRefused = (at: number): boolean => {
    for (let back = at - 1; back >= Math.max(0, at - refusalReach); back -= 1) {
      if (endsSentence(back)) return false;
      const found = phrasesAt(refusing, words, back)[0];
      if (found && back + found.stems.length <= at) return true;
      if (phrasesAt(ending, words, back).length > 0) return false;
    }
    return false;
  };
  // "Reminders later", but not "articles to read later".
  const isPutOff = (end: number): boolean =>
    phrasesAt(putOff, words, end).length > 0 && !endsSentence(end - 1);
  const named = new Set<FeatureId>();
  const refused = new Set<FeatureId>();
  const later = new Set<FeatureId>();
  const ranges = longestHits(names, words).flatMap(({ value: id, at, length }) => {
    if (id === undefined) return [];
    (isRefused(at) ? refused : isPutOff(at + length) ? later : named).add(id);
    return [{ start: at, end: at + length, id }];
  });
  return {
    named: [...named].filter((id) => !refused.has(id) && !later.has(id)),
    refused: [...refused],
    postponed: [...later].filter((id) => !refused.has(id)),
    ranges,
  };
};
