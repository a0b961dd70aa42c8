import type { Goal } from '../../goal/read-goal.ts';
import { listMarkers } from '../../knowledge/code-words.ts';
import { longestHits, phrasesOf } from '../../goal/phrases.ts';

const markers = phrasesOf([[listMarkers, true]]);
const joints = new Set(['and', 'or', 'as', 'well']);
const longestWish = 8;
/** "A library API: books, members, loans": a colon opens a list where it stands early. */
const mostBeforeColon = 14;
/** One thing behind "with" may be anything; from two on it is a list of wishes. */
const leastItems = 2;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The things listed in a goal that no range of `known` touches, in the person's words, at most `most`. */
export const findWishes = (goal: Goal, known: readonly Range[], most: number): readonly string[] => {
  const { words, text } = goal;
  const gap = (at: number): string => text.slice(words[at]?.end, words[at + 1]?.start ?? words[at]?.end);
  const found: string[] = [];
  const colons = words.flatMap((_, at) => (at < mostBeforeColon && gap(at).startsWith(':') ? [at + 1] : []));
  const begins = [...colons, ...longestHits(markers, words).map(({ at, length }) => at + length)];
  for (const begin of begins) {
    const items: Range[] = [];
    let start = begin;
    for (let end = start; end < words.length; end += 1) {
      const joint = joints.has(words[end]?.text ?? '');
      const stops = /[.!?;\n(]/.test(gap(end));
      if (joint || /,/.test(gap(end)) || stops) {
        const last = joint ? end : end + 1;
        if (last > start) items.push({ start, end: last });
        start = end + 1;
      }
      if (stops) break;
      if (end === words.length - 1 && start <= end) items.push({ start, end: end + 1 });
    }
    if (items.length < leastItems) continue;
    for (const item of items) {
      const isKnown = known.some((range) => range.start < item.end && item.start < range.end);
      if (isKnown || item.end - item.start > longestWish) continue;
      found.push(text.slice(words[item.start]?.start, words[item.end - 1]?.end));
    }
  }
  return [...new Set(found)].slice(0, most);
};
