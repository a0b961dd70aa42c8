import { singularOf } from '../../reading/inflect.ts';
import { duration, type StatedRule } from '../stated-rule.ts';
import { failsTo, isProduct, subjectOf } from '../subject.ts';

const pattern = new RegExp(
  `^(?<who>(?:the |an? |our |each |every )?[\\p{L}-]+(?: (?!must|should|can|may)[\\p{L}-]+)?) (?<verb>answers?|reply|replies|responds?|decides?|delivers?|ships?|confirms?|reviews?|checks?|reports?|uploads?|sends?|returns?|submits?|pays?)(?<object> [^,]{2,40}?)? (?:in|within) (?<time>${duration})$`,
  'iu',
);

const mustPattern = new RegExp(
  `^(?<what>(?:an? |the |each |every )?[\\p{L}-]+(?: [\\p{L}-]+){0,2}?) (?:must|should|has to|have to) be (?<deed>[^,]{3,50}?) within (?<time>${duration}),? (?:or|otherwise|or else) (?<else>(?:it|they|the|an?) .{3,60})$`,
  'iu',
);

/** "a request must be confirmed within 3 days or it expires", "the office answers in 5 working days". */
export const due: StatedRule = {
  id: 'due',
  cue: /\b(?:in|within) (?:\d|an? |one |two |three |four |five |six |seven |ten )/i,
  check(statement) {
    const must = mustPattern.exec(statement)?.groups;
    if (must !== undefined)
      return `When ${failsTo(subjectOf(must['what'] ?? ''), `be ${must['deed'] ?? ''}`)} within ${must['time'] ?? ''}, then ${must['else'] ?? ''}; a moment before, not yet`;
    const { who, verb, object = '', time } = pattern.exec(statement)?.groups ?? {};
    if (who === undefined || verb === undefined || time === undefined || isProduct(who)) return undefined;
    const { text, isMany } = subjectOf(who);
    const base = isMany ? verb : verb === 'replies' ? 'reply' : singularOf(verb);
    const subject = { text: isMany || /^(?:the|an?|our) /i.test(text) ? text : `the ${text}`, isMany };
    return `When ${failsTo(subject, `${base}${object}`)} within ${time}, then it is marked as late and whoever is in charge sees it; what comes afterwards is still taken`;
  },
};
