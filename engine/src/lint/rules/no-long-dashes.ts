import { lintRule } from '../lint-rule.ts';

const longDash = /[\u2012-\u2015]| (?<=[\p{L}\p{N},.;:)"] )-- (?=[\p{L}\p{N}"(])/u;

/** Text that we write never holds an em or en dash; with the switch on, the whole prompt holds none. */
export const noLongDashes = lintRule({
  id: 'no-long-dashes',
  weight: 0,
  severity: 'error',
  check: ({ prompt, noEmDashes, added }) => {
    const where = noEmDashes ? [prompt.text] : added;
    if (where === undefined) return 'not-applicable';
    if (!where.some((text) => longDash.test(text))) return 'pass';
    return {
      message: 'A long dash stands in the prompt although none should.',
      fix: 'Use a full stop, a comma, a colon or brackets instead.',
    };
  },
});
