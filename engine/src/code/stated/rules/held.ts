import { duration, type StatedRule } from '../stated-rule.ts';
import { subjectOf } from '../subject.ts';

const heldPattern = new RegExp(
  `^(?<subject>[\\p{L}' -]{3,40}?) (?:is|are|stays?|will be) (?<state>reserved|held|blocked|kept|locked|valid)(?: for)? (?<time>${duration})\\b.*$`,
  'iu',
);

/** "Tickets are reserved 10 minutes during checkout". */
export const held: StatedRule = {
  id: 'held',
  cue: /\b(?:reserved|held|blocked|kept|locked|valid)\b/i,
  check(statement) {
    const { subject, state, time } = heldPattern.exec(statement)?.groups ?? {};
    if (subject === undefined || state === undefined || time === undefined) return undefined;
    if (/['’]|\b(?:who|that|not|times)\b/i.test(subject)) return undefined;
    const { text, isMany } = subjectOf(subject);
    return `When the ${/^(?:an?|one) /i.test(time) ? `${time.replace(/^\S+ /, '')} is` : `${time} are`} over, then ${text} ${isMany ? 'are' : 'is'} no longer ${state.toLowerCase()}, without anyone doing anything; a moment before, ${isMany ? 'they are' : 'it is'}`;
  },
};
