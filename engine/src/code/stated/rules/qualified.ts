import { boundary } from '../boundary.ts';
import type { StatedRule } from '../stated-rule.ts';
import { subjectOf } from '../subject.ts';

const qualifiedPattern = new RegExp(
  `^(?<subject>(?:(?:an?|all|every|each|any) )?[\\p{L}-]+ (?:(?:with|of|for|that (?:is|are|has|have)) )?(?<how>over|above|more than|under|below|fewer than|less than|older than|longer than|larger than|bigger than) [$€£]?\\d[\\d.,]*(?: ?[\\p{L}%€]+)?) (?<result>(?:is|are|gets?|goes?|must be|should be|will be|turns?) .+)$`,
  'iu',
);

/** "Receipts older than 10 years are deleted". */
export const qualified: StatedRule = {
  id: 'qualified',
  cue: /\b(?:over|above|more|under|below|fewer|less|older|longer|larger|bigger)\b/i,
  check(statement) {
    const { subject, result } = qualifiedPattern.exec(statement)?.groups ?? {};
    if (subject === undefined || result === undefined) return undefined;
    const { text, isMany } = subjectOf(subject);
    const fate = result.replace(/^(?:must|should|will) be/i, isMany ? 'are' : 'is');
    return `When there ${isMany ? 'are' : 'is'} ${text}, then ${isMany ? 'they' : 'it'} ${fate}${boundary(text)}`;
  },
};
