import { singularOf } from '../../reading/inflect.ts';
import { duration, type StatedRule } from '../stated-rule.ts';
import { failsTo, isProduct, subjectOf } from '../subject.ts';

const pattern = new RegExp(
  `^(?<who>(?:the |an? |our |each |every )?[\\p{L}-]+(?: (?!must|should|can|may)[\\p{L}-]+)?) (?<verb>answers?|reply|replies|responds?|decides?|delivers?|ships?|confirms?|reviews?|checks?|reports?)(?<object> [^,]{2,40}?)? (?:in|within) (?<time>${duration})$`,
  'iu',
);

/** "the office answers in 5 working days". */
export const due: StatedRule = {
  id: 'due',
  cue: /\b(?:in|within) (?:\d|an? |one |two |three |four |five |six |seven |ten )/i,
  check(statement) {
    const { who, verb, object = '', time } = pattern.exec(statement)?.groups ?? {};
    if (who === undefined || verb === undefined || time === undefined || isProduct(who)) return undefined;
    const { text, isMany } = subjectOf(who);
    const base = isMany ? verb : verb === 'replies' ? 'reply' : singularOf(verb);
    const subject = { text: isMany || /^(?:the|an?|our) /i.test(text) ? text : `the ${text}`, isMany };
    return `When ${failsTo(subject, `${base}${object}`)} within ${time}, then it is marked as late and whoever is in charge sees it; what comes afterwards is still taken`;
  },
};
