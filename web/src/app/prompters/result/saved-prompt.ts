const titleLength = 100;

/** The first characters of a text; none is cut in half. */
export const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('');

/** What is saved of a prompt: the goal's first 100 characters as title unless one is given, the goal as description. */
export function savedPrompt(goal: string, text: string, category: string, title?: string) {
  const plain = goal.trim();
  return {
    title: title ?? firstCharacters(plain, titleLength),
    description: `Generated from: ${plain}`,
    prompt_text: text,
    category,
  };
}

export type SavedPrompt = ReturnType<typeof savedPrompt>;
