import { diffLines, diffWordsWithSpace } from 'diff';

/** A stretch of one line; what the other side does not have is marked. */
export interface Stretch {
  text: string;
  isMarked: boolean;
}

/** Two lines side by side; null where one side has none. */
export interface LinePair {
  before: Stretch[] | null;
  after: Stretch[] | null;
  isChanged: boolean;
}

const plain = (text: string): Stretch[] => [{ text, isMarked: false }];
const whole = (text: string): Stretch[] => [{ text, isMarked: true }];

/** The lines of a text; the end of the last one makes no line of its own. */
const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

/** A line on both sides, its words compared. */
function pairOf(before: string, after: string): LinePair {
  const parts = diffWordsWithSpace(before, after);
  const side = (skipped: 'added' | 'removed', marked: 'added' | 'removed') =>
    parts.filter((part) => !part[skipped]).map((part) => ({ text: part.value, isMarked: part[marked] }));
  return { before: side('added', 'removed'), after: side('removed', 'added'), isChanged: true };
}

function changedPairs(before: readonly string[], after: readonly string[]): LinePair[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => {
    const [was, is] = [before[at], after[at]];
    if (was !== undefined && is !== undefined) return pairOf(was, is);
    return {
      before: was === undefined ? null : whole(was),
      after: is === undefined ? null : whole(is),
      isChanged: true,
    };
  });
}

/** Two texts side by side, line by line, and word by word where a line took the place of another. */
export function compareLines(before: string, after: string): LinePair[] {
  const pairs: LinePair[] = [];
  const parts = diffLines(
    before.endsWith('\n') ? before : `${before}\n`,
    after.endsWith('\n') ? after : `${after}\n`,
  );
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part) continue;
    const next = parts[at + 1];
    if (part.removed && next?.added) {
      pairs.push(...changedPairs(linesOf(part.value), linesOf(next.value)));
      at += 1;
    } else if (part.removed) pairs.push(...changedPairs(linesOf(part.value), []));
    else if (part.added) pairs.push(...changedPairs([], linesOf(part.value)));
    else
      pairs.push(
        ...linesOf(part.value).map((line) => ({ before: plain(line), after: plain(line), isChanged: false })),
      );
  }
  return pairs;
}
