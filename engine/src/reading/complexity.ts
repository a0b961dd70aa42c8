export type Complexity = 'low' | 'medium' | 'high';

/** Words of `text`, as white space parts them. */
export const countWords = (text: string): number => {
  let count = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const isGap = isWhiteSpace(text.charCodeAt(at));
    if (!isGap && !isInside) count += 1;
    isInside = !isGap;
  }
  return count;
};

const isWhiteSpace = (code: number): boolean =>
  code < 0x80 ? code === 32 || (code >= 9 && code <= 13) : /\s/.test(String.fromCharCode(code));

/** How much the goal already says: low under 20 words, medium under 50, else high. */
export const complexityOf = (goal: string): Complexity => {
  const words = countWords(goal);
  if (words < 20) return 'low';
  return words < 50 ? 'medium' : 'high';
};
