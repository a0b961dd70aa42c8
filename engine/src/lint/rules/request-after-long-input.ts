import { lintRule } from '../lint-rule.ts';
import { estimateTokens } from '../../tokens/index.ts';
import { missing } from '../missing.ts';
import { taskVerbs } from '../task-verbs.ts';

const longInput = 400;

/** After more than 400 tokens of material the request is repeated in the last quarter, where it is remembered. */
export const requestAfterLongInput = lintRule({
  id: 'request-after-long-input',
  weight: 1,
  severity: 'hint',
  check: ({ prompt, kind }) => {
    if (kind === 'visual' || prompt.tokens <= longInput) return 'not-applicable';
    if (prompt.tokens - estimateTokens(prompt.prose.replace(/ {2,}/g, ' ')) <= longInput)
      return 'not-applicable';
    const tail = prompt.prose.slice(Math.floor(prompt.text.length * 0.75)).toLowerCase();
    if ((tail.match(/[a-z]+/g) ?? []).some((word) => taskVerbs.has(word))) return 'pass';
    return missing(prompt, {
      message: 'The request stands far above a long block of material.',
      fix: 'Repeat it in one sentence below the material.',
    });
  },
});
