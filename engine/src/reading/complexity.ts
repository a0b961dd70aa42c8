export type Complexity = 'low' | 'medium' | 'high';

/** Words of `text`, as white space parts them. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** How much the goal already says: low under 20 words, medium under 50, else high. */
export const complexityOf = (goal: string): Complexity => {
  const words = countWords(goal);
  if (words < 20) return 'low';
  return words < 50 ? 'medium' : 'high';
};
