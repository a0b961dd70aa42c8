import type { GoalWords } from './goal-words.ts';
import { classOfNoun } from './subject-words.ts';
import { wordSet } from './word-set.ts';

const numerals: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const stops = wordSet(
  '. , of in on at with and or is are was were to from by for that who which next standing sitting',
);
const units = wordSet(
  'years year months weeks days hours hour minutes minute seconds second percent degrees meters metres miles kilometers inches feet times pounds dollars ' +
    'stories storeys layers sides stars oclock pm am seasons elements quarters directions',
);
const irregular = wordSet('people men women children mice geese teeth fish sheep deer');
const singularInS = /(?:ss|is|us)$/;
/** Words that make a sum wrong: what one thing of a group has or is made of. */
const nested = / (?:each|every|per|both|of them|holding|wearing|with|containing|made of|filled with|half) /;
const longestGroup = 5;
const placing = /^(?:in|on|at|from|through|behind|under|over|to|inside|into|onto)$/;

interface CountGroup {
  readonly count: number;
  /** As in the goal, such as `three green glass bottles`. */
  readonly phrase: string;
}

export interface Counts {
  readonly groups: readonly CountGroup[];
  /** Sum over the groups, where nothing in the goal makes it doubtful. */
  readonly total: number | undefined;
}

/** Counted groups of the goal. Hyphenated numerals, units, dates and "one of" are not counts. */
export function findCounts(goal: GoalWords): Counts {
  const groups: CountGroup[] = [];
  // "One person hands it to another" is not one person.
  if (/ (?:another|other|others|each other) /.test(goal.spoken)) return { groups, total: undefined };
  goal.words.forEach((word, index) => {
    const count = numerals[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined);
    if (count === undefined || count === 0 || (count === 1 && word !== 'one')) return;
    // "Light in one window": where it is, not how many there are.
    if (count === 1 && placing.test(goal.words[index - 1] ?? '')) return;
    const phrase = groupAt(goal.words, index, count);
    if (phrase !== undefined) groups.push({ count, phrase });
  });
  const total =
    groups.length >= 2 && !nested.test(goal.spoken) && !/ an? /.test(goal.spoken)
      ? groups.reduce((sum, group) => sum + group.count, 0)
      : undefined;
  return { groups, total };
}

function groupAt(words: readonly string[], index: number, count: number): string | undefined {
  for (let end = index + 1; end < words.length && end <= index + longestGroup; end += 1) {
    const word = words[end] ?? '';
    if (stops.has(word) || units.has(word)) return undefined;
    const next = words[end + 1] ?? '.';
    if (count === 1) {
      // "With one foot": a part, not a thing that could be counted wrong.
      if (classOfNoun(word) === 'part') return undefined;
      if (classOfNoun(word) !== 'unknown')
        return stops.has(next) || next.endsWith('ing') ? words.slice(index, end + 1).join(' ') : undefined;
    } else if (irregular.has(word) || (word.endsWith('s') && !singularInS.test(word))) {
      return words.slice(index, end + 1).join(' ');
    }
  }
  return undefined;
}
