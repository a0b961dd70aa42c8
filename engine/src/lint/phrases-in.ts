import type { PromptView } from './prompt-view.ts';

/** Whether the phrase stands in the view as whole words; the text is searched only where it has the first of them. */
export const holdsPhrase = (
  { vocabulary, spoken }: Pick<PromptView, 'vocabulary' | 'spoken'>,
  phrase: string,
): boolean => {
  const gap = phrase.indexOf(' ');
  if (gap < 0) return vocabulary.has(phrase);
  return vocabulary.has(phrase.slice(0, gap)) && spoken.includes(` ${phrase} `);
};

/** Those phrases that stand as whole words in a view, in the order of the list. */
export const phrasesIn = (view: PromptView, phrases: readonly string[]): string[] =>
  phrases.filter((phrase) => holdsPhrase(view, phrase));

/** `"a", "b" and "c"`, at most four of them. */
export function quoteList(phrases: readonly string[]): string {
  const quoted = phrases.slice(0, 4).map((phrase) => `"${phrase}"`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}
