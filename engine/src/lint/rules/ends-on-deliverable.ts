import { isDeliverable } from '../deliverable-nouns.ts';
import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';
import { taskVerbs } from '../task-verbs.ts';

const closingTag = /^<\/\p{Ll}[\p{Ll}\p{M}\d_-]*>$/u;
const item = /^\s*(?:[-*•]|\d{1,3}[.)])\s/;
const fewestSections = 2;

/** The last line, which weighs most, names the thing to return. */
export const endsOnDeliverable = lintRule({
  id: 'ends-on-deliverable',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, kind }) => {
    if (kind === 'visual') return 'not-applicable';
    const last = prompt.lines.findLast((line) => /\p{L}/u.test(line) && !closingTag.test(line.trim())) ?? '';
    // One of several points under a heading closes its list, not the prompt.
    const isPoint = item.test(last) && prompt.headings.length + prompt.tags.length >= fewestSections;
    if (
      !isPoint &&
      (last.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => taskVerbs.has(word) || isDeliverable(word))
    )
      return 'pass';
    if (last.trimEnd().endsWith('?')) return 'pass';
    return missing(prompt, {
      message: 'The last line does not say what to return.',
      fix: 'Close with one line such as "Return the email only."',
    });
  },
});
