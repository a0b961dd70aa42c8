import { boundary } from '../boundary.ts';
import type { StatedRule } from '../stated-rule.ts';
import { isProduct, subjectOf } from '../subject.ts';

const needPattern =
  /^(?<subject>[\p{L}\d$€%.,' -]{3,60}?) (?:needs?|requires?) (?<thing>(?:an? |the |two |three |\d+ |[\p{L}-]+['’]s |(?=approval (?:by|of|from) ))[\p{L}'’-]+(?: [\p{L}'’-]+){0,5})$/iu;

/** "Rejected samples need a reason". */
export const needed: StatedRule = {
  id: 'needed',
  cue: /\b(?:needs?|requires?)\b/i,
  check(statement) {
    const { subject, thing } = needPattern.exec(statement)?.groups ?? {};
    if (subject === undefined || thing === undefined || isProduct(subject) || isProduct(thing))
      return undefined;
    // "Guests need a member with them": what is needed cannot be told without the guests.
    if (/ (?:them|him|her|it|their|its)\b/i.test(thing)) return undefined;
    if (/^(?:i|we|he|she|you|they|this|it)\b/i.test(subject)) return undefined;
    const edge = boundary(subject)
      .replace('it does not happen yet', 'none is needed')
      .replace('it does not happen', 'none is needed');
    return `When ${thing} ${/^(?:two|three|\d+) /i.test(thing) ? 'are' : 'is'} missing for ${subjectOf(subject).text}, then the step waits and says so${edge}`;
  },
};
