import { duration, type StatedRule } from '../stated-rule.ts';

const tooLatePattern = new RegExp(`(?<time>${duration}) to (?<deed>\\p{Ll}+(?: [\\p{L}-]+){0,3})$`, 'iu');

/** "30 seconds to answer". */
export const countdown: StatedRule = {
  id: 'countdown',
  cue: /\b(?:seconds?|minutes?|hours?|days?) to\b/i,
  check(statement) {
    const { time, deed } = tooLatePattern.exec(statement)?.groups ?? {};
    return time === undefined || deed === undefined
      ? undefined
      : `When the ${time} are over, then it is too late to ${deed} and everyone sees that`;
  },
};
