/** Words in a row that give a text of ours away. */
const runLength = 7;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' '));
};

/** Tells whether a text repeats our instructions or holds the key. What the person wrote themselves is no leak. */
export function leakFinder(instructions: string, key: string | undefined, goal: string) {
  const own = new Set(runsOf(goal));
  const secret = new Set(runsOf(instructions).filter((run) => !own.has(run)));
  return (text: string): boolean =>
    (key !== undefined && key.length >= 8 && text.includes(key)) ||
    runsOf(text).some((run) => secret.has(run));
}

/** The part of a growing text whose end cannot yet turn out to be a leak: all but its last words. */
export function safeStart(text: string): string {
  const ends = [...text.matchAll(/\s+/g)].map(({ index }) => index);
  const end = ends.at(-runLength);
  return end === undefined ? '' : text.slice(0, end);
}
