import { deedIn } from '../deed-in.ts';
import { deedPattern, number, type StatedRule } from '../stated-rule.ts';
import { subjectOf, tries } from '../subject.ts';

const leastPattern = new RegExp(
  `^(?<subject>(?:an? |each |every |the )?[\\p{L}-]+(?: (?!must|should)[\\p{L}-]+)?) (?:(?:must|should|has to|have to) )?(?:needs?|requires?|has|have) (?:at least|a minimum of|min\\.?) (?<count>${number} [\\p{L}-]+(?: (?!and|or|of|who|that|to|in|on|at|for|per|from|with)[\\p{L}-]+)?)(?<rest>.*)$`,
  'iu',
);

/** "Each shift needs at least 3 people". */
export const lowerLimit: StatedRule = {
  id: 'lower-limit',
  cue: /\b(?:at least|minimum|min)\b/i,
  check(statement) {
    const { subject, count } = leastPattern.exec(statement)?.groups ?? {};
    if (subject === undefined || count === undefined) return fewer(statement);
    const who = subjectOf(subject);
    return `When ${who.text} ${who.isMany ? 'have' : 'has'} fewer than ${count}, then ${who.isMany ? 'they do' : 'it does'} not count as complete and what is missing is shown`;
  },
};

const inDeed = new RegExp(
  `\\bat least (?<n>${number}) (?!(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\\b)[\\p{L}-]+`,
  'iu',
);

// "Tours can be asked for by groups of at least 8 people".
function fewer(statement: string): string | undefined {
  const done = deedPattern.test(statement) ? deedIn(statement) : undefined;
  const n = done && inDeed.exec(done.deed)?.groups?.['n'];
  return done === undefined || n === undefined
    ? undefined
    : `When ${tries(done.subject, done.deed.replace(/at least/i, 'fewer than'))}, then it is refused with the reason; exactly ${n} works`;
}
