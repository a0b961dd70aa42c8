import type { StatedRule } from '../stated-rule.ts';

const quotaPattern =
  /^(?:max(?:imum)? |at most |up to )?(?<n>\d+) (?<what>calls?|requests?|messages?|uploads?|e-?mails?|sms|downloads?|searches|tries|attempts) (?:per|a|an|each|every) (?<time>\p{L}+)(?: (?:per|for each|and) (?<whom>\p{L}+(?: \p{L}+)?))?$/iu;

/** "100 calls per day per key". */
export const quota: StatedRule = {
  id: 'quota',
  cue: /\d+ \p{L}+ (?:per|a|an|each|every) /iu,
  check(statement) {
    const found = quotaPattern.exec(statement)?.groups;
    if (found === undefined) return undefined;
    const { n = '', what = '', time: span = '', whom } = found;
    return `When one more than ${n} ${what} comes within the same ${span}${whom === undefined ? '' : ` from one ${whom}`}, then it is refused and the answer says when to try again; number ${n} works`;
  },
};
