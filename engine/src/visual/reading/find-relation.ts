import type { GoalWords } from './goal-words.ts';
import { classOfNoun } from './subject-words.ts';

const relations = [
  'to the left of',
  'to the right of',
  'left of',
  'right of',
  'on the left',
  'on the right',
  'on top of',
  'in front of',
  'in between',
  'next to',
  'above',
  'below',
  'under',
  'underneath',
  'beneath',
  'behind',
  'beside',
  'between',
  'opposite',
  'standing on',
  'sitting on',
  'surrounding',
  'surrounded by',
  'facing',
  'inside',
  'riding',
  'hovering over',
  'jumping over',
  'leaning against',
  'at the bottom of',
  'at the top of',
  'to the side of',
];
const seenFrom = / from (?:above|below|behind|beneath|under|the inside) /g;
const reach = 4;
const sides =
  /^(?<left>[^.,]{3,60}?) (?:(?:is|are|sits?|stands?|placed|standing|sitting) )?(?:to|on) the (?<side>left|right) of (?<right>[^.,]{3,60}?)\.?$/i;

export interface Relation {
  readonly phrase: string;
  /** The two parties, for goals that are nothing but "A to the left of B". */
  readonly sides: { readonly onTheLeft: string; readonly onTheRight: string } | undefined;
}

/** "On a street", "between fields": a place to be, not a second party that could be cut off. */
const leadsToPlace = (spoken: string, phrase: string): boolean => {
  const after = spoken.slice(spoken.indexOf(` ${phrase} `) + phrase.length + 2).split(' ', reach);
  const end = after.findIndex((word) => /^(?:[.,]|with|and|that|in|on|of)$/.test(word));
  return after.slice(0, end < 0 ? reach : end).some((word) => classOfNoun(word) === 'place');
};

/** The spatial relation that the goal states, if any. */
export function findRelation(goal: GoalWords, text: string): Relation | undefined {
  const spoken = goal.spoken.replace(seenFrom, ' , ');
  const phrase = relations.find(
    (candidate) => spoken.includes(` ${candidate} `) && !leadsToPlace(spoken, candidate),
  );
  if (phrase === undefined) return undefined;
  const groups = text.length > 200 ? undefined : sides.exec(text)?.groups;
  const { left, right, side } = groups ?? {};
  if (
    left === undefined ||
    right === undefined ||
    / (?:and|that|who|which|of|with|to|then|while) /i.test(` ${left} ${right} `)
  )
    return { phrase, sides: undefined };
  return {
    phrase,
    sides: side === 'left' ? { onTheLeft: left, onTheRight: right } : { onTheLeft: right, onTheRight: left },
  };
}
