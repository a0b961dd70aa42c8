const ascii = /^[\0-\x7f]*$/;
// Much faster than a search for letters of any script.
const latinWord = /[a-z0-9]+/g;
const anyWord = /[\p{L}\p{N}]+/gu;

/** The words of a text in small letters, in its order: runs of letters and digits of any script. */
export const wordsIn = (text: string): readonly string[] => {
  const lower = text.toLowerCase();
  return lower.match(ascii.test(lower) ? latinWord : anyWord) ?? [];
};
