import { lintRule } from '../lint-rule.ts';

const contextHeading =
  /^(?:context|background|information|facts|data|situation|about|notes|text|input|given|details|sentence|document|source|task|goal)\b/;
const background =
  /\b(?:i am|i'm|i have|i work|we are|we're|we have|my company|our company|my business|currently|recently|last (?:week|month|year))\b/i;
const longGoal = 50;

/** Background stands apart from the request, so that it is not read as a task. */
export const contextSeparated = lintRule({
  id: 'context-separated',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, goal, kind }) => {
    const source = goal ?? prompt;
    if (kind === 'visual' || source.words.length < longGoal || !background.test(source.prose))
      return 'not-applicable';
    if ([...prompt.headings, ...prompt.tags].some((heading) => contextHeading.test(heading))) return 'pass';
    if (!prompt.isEnglish && prompt.headings.length + prompt.tags.length > 0) return 'pass';
    return {
      message: 'Background and request run into each other.',
      fix: 'Put the background under its own heading, such as "Context", apart from the task.',
    };
  },
});
