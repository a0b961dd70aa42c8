import type { StatedRule } from '../stated-rule.ts';
import { subjectOf } from '../subject.ts';

const unlessPattern = /^(?<what>[^,]{6,60}?) unless (?<condition>[^,]{4,70})$/i;

/** "names hidden unless the parent agrees". */
export const unless: StatedRule = {
  id: 'unless',
  cue: / unless /i,
  check(statement) {
    const { what, condition } = unlessPattern.exec(statement)?.groups ?? {};
    return what === undefined || condition === undefined
      ? undefined
      : `When ${condition}, then "${subjectOf(what).text}" no longer holds; when that is taken back, it holds again`;
  },
};
