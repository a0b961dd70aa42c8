/** Words that put others in order and say nothing of their own. */
const ordering = new Set(
  'about also and answer because here include make please that their them then there these they this what when where which with write would your'.split(
    ' ',
  ),
);
const stemLength = 4;

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !ordering.has(word))
    .map((word) => word.slice(0, stemLength));

/** Words of a text that the person never used, by their beginnings, so that mended spelling is no addition. */
export function addedWords(said: string, text: string): string[] {
  const known = new Set(stems(said));
  return [...new Set(stems(text).filter((stem) => !known.has(stem)))];
}
