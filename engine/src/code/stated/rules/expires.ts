import { duration, type StatedRule } from '../stated-rule.ts';
import { subjectOf } from '../subject.ts';

const pattern = new RegExp(
  `^(?<what>[\\p{L}' -]{3,40}?) (?<fate>(?:disappears?|expires?|vanish(?:es)?|closes?|ends?)|(?:(?:is|are|gets?|becomes?) (?:deleted|removed|archived|cleared|released|closed|free)(?: again)?)) after (?<time>${duration})$`,
  'iu',
);

/** "ticked items disappear after a day", "unused slots become free after 15 minutes". */
export const expires: StatedRule = {
  id: 'expires',
  cue: /\bafter (?:\d|an? |one |two |three |four |five |six |seven |ten |twelve )/i,
  check(statement) {
    const { what, fate, time } = pattern.exec(statement)?.groups ?? {};
    if (what === undefined || fate === undefined || time === undefined) return undefined;
    if (/\b(?:can|may|must|should|not|only|who|that)\b/i.test(what)) return undefined;
    const isOne = /^(?:an?|one|1) /i.test(time);
    const [, span = time] = /^(?:an?|one) (.+)$/i.exec(time) ?? [];
    return `When the ${span} ${isOne ? 'is' : 'are'} over, then ${subjectOf(what).text} ${fate}, without anyone doing anything; a moment before, not yet`;
  },
};
