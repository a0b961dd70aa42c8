import { lintRule } from '../lint-rule.ts';
import type { PromptView } from '../prompt-view.ts';

/** Whether a quotation mark stands alone; inches count for none. */
export const hasOpenQuote = ({ prose }: PromptView): boolean =>
  (prose.replace(/(?<=\d)"/g, '').split('"').length - 1) % 2 === 1;

/** What an opened and unclosed delimiter is called to the person. */
export const unclosed = (open: string): { readonly message: string; readonly fix: string } => ({
  message: `${open} is opened and not closed.`,
  fix: 'Close it, or remove the opening one.',
});

/** `delimiters-balanced` for pictures, which hold no tags or fences. */
export const quotesClosed = lintRule({
  id: 'delimiters-balanced',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, goal }) =>
    hasOpenQuote(prompt) && !(goal !== undefined && hasOpenQuote(goal))
      ? unclosed('A quotation mark')
      : 'pass',
});
