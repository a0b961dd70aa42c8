import type { StatedRule } from '../stated-rule.ts';
import { subjectOf } from '../subject.ts';

const pattern =
  /^(?:every|each|all|any) (?<what>[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|must be|should be|gets?|has to be) (?:logged|recorded)(?: with (?<fields>[^,;]{3,60}))?$/iu;

/** "every movement is logged with who and why". */
export const logged: StatedRule = {
  id: 'logged',
  cue: /\b(?:logged|recorded)\b/i,
  check(statement) {
    const { what, fields } = pattern.exec(statement)?.groups ?? {};
    if (what === undefined) return undefined;
    const { isMany, text } = subjectOf(what);
    return `When ${isMany ? '' : 'any '}${text} ${isMany ? 'are' : 'is'} made, then the log holds ${isMany ? 'them' : 'it'}${fields === undefined ? '' : ` with ${fields}`}; nobody can change or delete what it holds`;
  },
};
