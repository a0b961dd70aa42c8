export interface Stretch {
  before: string;
  changed: string;
  after: string;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** The one stretch of words in which a text differs from another, between what both begin and end with. */
export function stretchOf(other: string, text: string): Stretch {
  const [theirs, ours] = [wordsOf(other), wordsOf(text)];
  const most = Math.min(theirs.length, ours.length);
  let start = 0;
  while (start < most && theirs[start] === ours[start]) start++;
  let end = 0;
  while (end < most - start && theirs.at(-1 - end) === ours.at(-1 - end)) end++;
  const until = ours.length - end;
  return {
    before: ours.slice(0, start).join(''),
    changed: ours.slice(start, until).join(''),
    after: ours.slice(until).join(''),
  };
}
