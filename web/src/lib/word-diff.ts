import type { Span } from '@whetstone/engine';

/** More pairs of words than this are not compared one by one; the stretch is shown as replaced. */
const mostPairs = 4_000_000;

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** What became of one text in another, word by word: kept, added and removed stretches in reading order. */
export function wordDiff(before: string, after: string): Span[] {
  const old = wordsOf(before);
  const now = wordsOf(after);
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return join([
    ...now.slice(0, start).map((text): Span => ({ text, origin: 'goal' })),
    ...between(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...now.slice(now.length - end).map((text): Span => ({ text, origin: 'goal' })),
  ]);
}

/** The longest common run of words kept, the rest removed or added. */
function between(old: string[], now: string[]): Span[] {
  const removed = (text: string): Span => ({ text, origin: 'removed', rule: 'change' });
  const added = (text: string): Span => ({ text, origin: 'added', rule: 'change' });
  if (old.length * now.length > mostPairs) return [...old.map(removed), ...now.map(added)];
  const width = now.length + 1;
  const longest = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--)
      longest[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const spans: Span[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    const [was = '', is = ''] = [old[row], now[column]];
    if (row < old.length && column < now.length && was === is) {
      spans.push({ text: is, origin: 'goal' });
      row++;
      column++;
    } else if (row < old.length && (column >= now.length || at(row + 1, column) >= at(row, column + 1))) {
      spans.push(removed(was));
      row++;
    } else {
      spans.push(added(is));
      column++;
    }
  }
  return spans;
}

/** Neighbours of one origin as one stretch. */
function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last?.origin === span.origin) joined[joined.length - 1] = { ...last, text: last.text + span.text };
    else joined.push(span);
  }
  return joined;
}
