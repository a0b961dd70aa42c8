import { pluralOf } from '../../reading/inflect.ts';
import { duration, type StatedRule } from '../stated-rule.ts';

const quotaPattern =
  /^(?:max(?:imum)? |at most |up to )?(?<n>\d+) (?<what>calls?|requests?|messages?|uploads?|e-?mails?|sms|downloads?|searches|tries|attempts) (?:per|a|an|each|every) (?<time>\p{L}+)(?: (?:per|for each|and) (?<whom>\p{L}+(?: \p{L}+)?))?$/iu;

const withinPattern = new RegExp(
  `^(?:[^:]{3,50}: )?(?:max(?:imum)? |at most |up to )?(?<n>\\d+)(?: (?<what>\\p{L}+))? per (?<whom>\\p{L}+(?: \\p{L}+)?) (?:in|within|every) (?<span>${duration})$`,
  'iu',
);

/** "5 per account in 15 minutes", "100 calls per day per key". */
export const quota: StatedRule = {
  id: 'quota',
  cue: /\d+ (?:\p{L}+ )?(?:per|a|an|each|every) /iu,
  check(statement) {
    const found = quotaPattern.exec(statement)?.groups;
    const within = withinPattern.exec(statement)?.groups;
    if (within !== undefined)
      return `When one more than ${within['n'] ?? ''}${within['what'] === undefined ? '' : ` ${within['what']}`} comes within ${within['span'] ?? ''} from one ${within['whom'] ?? ''}, then it is refused and the answer says when to try again; number ${within['n'] ?? ''} works, and other ${pluralOf(within['whom'] ?? '')} are not touched`;
    if (found === undefined) return undefined;
    const { n = '', what = '', time: span = '', whom } = found;
    return `When one more than ${n} ${what} comes within the same ${span}${whom === undefined ? '' : ` from one ${whom}`}, then it is refused and the answer says when to try again; number ${n} works`;
  },
};
