import { isDeliverable } from '../deliverable-nouns.ts';
import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';

const question = /^ (?:how|what|why|which|who|when|where|should|can|does|is) /;

/** The prompt says what kind of thing comes back: an email, a table, a function. */
export const deliverableNamed = lintRule({
  id: 'deliverable-named',
  weight: 3,
  severity: 'warning',
  check: ({ prompt, kind }) => {
    if (kind === 'visual') return 'not-applicable';
    if (prompt.words.some(isDeliverable) || prompt.text.includes('?') || question.test(prompt.spoken))
      return 'pass';
    return missing(prompt, {
      message: 'The prompt does not say what should come back.',
      fix: 'Name it: an email, a table, a function, a list.',
    });
  },
});
