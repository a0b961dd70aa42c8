import { deedIn } from '../deed-in.ts';
import { duration, number, type StatedRule } from '../stated-rule.ts';
import { tries } from '../subject.ts';

const most = '(?:max(?:imum|\\.)?(?: of)?|at most|up to|no more than|not more than|only)';

const mostPattern = new RegExp(
  `^(?<verb>.*?)\\b${most} (?<count>${number}(?:(?: ?[\\p{L}%€$-]+)(?: [\\p{L}-]+){0,5})?)$`,
  'iu',
);

/** "a member can have max 3 loans". */
export const upperLimit: StatedRule = {
  id: 'upper-limit',
  cue: /\b(?:max|at most|up to|more than|only)/i,
  check(statement) {
    const done = deedIn(statement);
    const { verb = '', count = '' } = (done && mostPattern.exec(done.deed)?.groups) ?? {};
    if (
      done === undefined ||
      done.deed.includes(', ') ||
      count === '' ||
      verb.length > 60 ||
      (!/\bfor $/.test(verb) && new RegExp(`^${duration}$`, 'i').test(count))
    )
      return undefined;
    return `When ${tries(done.subject, `${verb}more`)} than ${count}, then it is refused with the reason; exactly ${/^\S+/.exec(count)?.[0] ?? ''} works`;
  },
};
