import { boundary } from '../boundary.ts';
import { happens } from '../happens.ts';
import type { StatedRule } from '../stated-rule.ts';
import { isStatement } from '../statements.ts';
import { subjectOf } from '../subject.ts';

const lead = /^(?:if|when|whenever|as soon as|once) /i;

/** "parents get a message if a child is absent". */
export const lastIf: StatedRule = {
  id: 'last-if',
  cue: /. (?:if|whenever|as soon as) /i,
  check(statement) {
    const { result, condition } =
      /^(?<result>.{8,90}?),? (?:if|whenever|as soon as) (?<condition>.{6,90})$/i.exec(statement)?.groups ??
      {};
    if (result === undefined || condition === undefined) return undefined;
    if (/\b(?:only|not|see|check|decide|know|ask|even|as|or)$|n['’]t\b/i.test(result)) return undefined;
    if (!isStatement(condition) || !isStatement(result) || lead.test(result)) return undefined;
    return `When ${condition}, then ${happens(subjectOf(result).text)}${boundary(condition)}`;
  },
};
