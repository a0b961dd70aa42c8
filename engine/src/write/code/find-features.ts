import type { Goal } from '../../goal/read-goal.ts';
import { idioms, itemJoints, postponed, refusalEnds, refusals } from '../../knowledge/code-words.ts';
import { features, type FeatureId } from '../../knowledge/features/index.ts';
import { secondSigns } from '../../knowledge/second-signs.ts';
import { has, lengthAt, longestHits, phrasesOf } from '../../goal/phrases.ts';

const ids = Object.keys(features) as FeatureId[];
const names = phrasesOf<FeatureId | undefined>([
  ...ids.map((id) => [features[id].words, id] as const),
  [idioms, undefined],
]);
const refusing = phrasesOf([[refusals, true]]);
const ending = phrasesOf([[refusalEnds, true]]);
const putOff = phrasesOf([[postponed, true]]);

const signs = new Map(
  Object.entries(secondSigns).map(([id, words]) => [id, phrasesOf([[words, true]])] as const),
);
const joints = new Set(itemJoints.split(', '));

/** How many words a refusal holds for: "no accounts, payments or chat". */
const refusalReach = 7;

/** What a goal says of features, each list in the order in which they are named. */
export interface SaidFeatures {
  readonly named: readonly FeatureId[];
  readonly refused: readonly FeatureId[];
  readonly postponed: readonly FeatureId[];
}

/** Finds the features that a goal asks for, refuses and puts off. */
export const findFeatures = ({ words, text }: Goal): SaidFeatures => {
  const endsSentence = (at: number): boolean =>
    /[.!?;:\n]/.test(text.slice(words[at]?.end, words[at + 1]?.start ?? words[at]?.end));
  const isRefused = (at: number): boolean => {
    for (let back = at - 1; back >= Math.max(0, at - refusalReach); back -= 1) {
      if (endsSentence(back)) return false;
      const step = lengthAt(refusing, words, back);
      if (step > 0 && back + step <= at) return true;
      if (lengthAt(ending, words, back) > 0) return false;
    }
    return false;
  };
  // "Reminders later", but not "articles to read later".
  const isPutOff = (end: number): boolean => lengthAt(putOff, words, end) > 0 && !endsSentence(end - 1);
  const partsAt = (at: number): boolean =>
    at < 0 || /[^\s'’-]/.test(text.slice(words[at]?.end, words[at + 1]?.start ?? text.length));
  const isJoint = (at: number): boolean => joints.has(words[at]?.text ?? '');
  // One word tells a feature only as an item of a list: "with jobs, staff and invoices", not "a list of jobs with status".
  const isItem = (at: number, length: number): boolean =>
    length > 1 ||
    ((partsAt(at - 1) || isJoint(at - 1)) && (partsAt(at) || at + 1 >= words.length || isJoint(at + 1)));
  const isAskedFor = (id: FeatureId, at: number, length: number): boolean => {
    const sign = signs.get(id);
    if (sign && !has(sign, words)) return false;
    return isItem(at, length);
  };
  const named = new Set<FeatureId>();
  const refused = new Set<FeatureId>();
  const later = new Set<FeatureId>();
  for (const { value: id, at, length } of longestHits(names, words)) {
    if (id === undefined) continue;
    if (isRefused(at)) refused.add(id);
    else if (isPutOff(at + length)) later.add(id);
    else if (isAskedFor(id, at, length)) named.add(id);
  }
  return {
    named: [...named].filter((id) => !refused.has(id) && !later.has(id)),
    refused: [...refused],
    postponed: [...later].filter((id) => !refused.has(id)),
  };
};
