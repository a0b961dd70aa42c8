import { refused } from '../refusal.ts';
import type { StatedRule } from '../stated-rule.ts';
import { isProduct, subjectOf } from '../subject.ts';

const lockedPattern =
  /^(?<subject>[\p{L}' -]{3,50}?) (?:is|are|stays?|becomes?|gets?) (?:locked|final|read-?only|frozen|immutable)$/iu;

/** "approved weeks are locked". */
export const locked: StatedRule = {
  id: 'locked',
  cue: /\b(?:locked|final|read-?only|frozen|immutable)$/i,
  check(statement) {
    const subject = lockedPattern.exec(statement)?.groups?.['subject'];
    return subject === undefined || isProduct(subject)
      ? undefined
      : `When someone tries to change ${subjectOf(subject).text}, ${refused}`;
  },
};
