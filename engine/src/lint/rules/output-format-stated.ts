import { isDeliverable } from '../deliverable-nouns.ts';
import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';

const formatHeading = /^(?:output|format|answer|response|form|return|result)\b/;
const returnVerb =
  /\b(?:return|write|give|answer|list|deliver|format|respond|reply|output|provide|present|show|start|begin)\b/i;
const asFormat =
  /\b(?:as|in|into|using) (?:[a-z0-9-]+ ){0,3}(?:table|list|bullets?|points|json|csv|html|markdown|yaml|xml|paragraphs?|sentences?|steps|words|rows|columns)\b/i;
const word = /[a-z]+/g;

/** Says in which form the answer comes, so that it can be used as it is. */
export const outputFormatStated = lintRule({
  id: 'output-format-stated',
  weight: 3,
  severity: 'warning',
  check: ({ prompt, kind }) => {
    if (kind === 'visual') return 'not-applicable';
    if ([...prompt.headings, ...prompt.tags].some((heading) => formatHeading.test(heading))) return 'pass';
    const stated = prompt.sentences.some(
      (sentence) =>
        returnVerb.test(sentence) && (sentence.toLowerCase().match(word) ?? []).some(isDeliverable),
    );
    if (stated || asFormat.test(prompt.prose)) return 'pass';
    return missing(prompt, {
      message: 'The form of the answer is open.',
      fix: 'End with one line such as "Return the table only."',
    });
  },
});
