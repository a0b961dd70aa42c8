import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';

const criteriaHeading =
  /\b(?:done when|criteria|checks?|acceptance|verify|verification|tests?|success|requirements met|definition of done)\b/;
const criteriaSentence =
  /\b(?:check that|confirm that|verify that|make certain|recompute|done when|counts as done|must pass|when .{1,80}, then)\b/gi;
const shortPrompt = 80;

/** At least two things that can be ticked off say when the answer is good. */
export const successCriteria = lintRule({
  id: 'success-criteria',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, kind, required }) => {
    if (kind === 'visual' || (prompt.tokens <= shortPrompt && !required.has('success-criteria')))
      return 'not-applicable';
    const headed = [...prompt.headings, ...prompt.tags].some((heading) =>
      criteriaHeading.test(heading.replaceAll('_', ' ')),
    );
    if (headed && prompt.items.length >= 2) return 'pass';
    if ((prompt.prose.match(criteriaSentence) ?? []).length >= 2) return 'pass';
    return missing(prompt, {
      message: 'Nothing says when the answer is good enough.',
      fix: 'Add "Done when" with two or three points that can be ticked off.',
    });
  },
});
