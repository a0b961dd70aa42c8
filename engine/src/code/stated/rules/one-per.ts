import type { StatedRule } from '../stated-rule.ts';
import { subjectOf, tries } from '../subject.ts';

const mostPerPattern =
  /^(?:(?:max(?:imum)?|at most|up to|no more than|only) |(?=.* at most$))(?<n>\d+|one|two|three|four|five|ten)(?: (?<thing>(?!per\b)[\p{L}-]+(?: (?!per\b)[\p{L}-]+)?))? per (?<unit>[\p{L}-]+)(?: at most)?$/iu;

const perPattern =
  /^(?:(?<subject>.+?) (?:can|may|must|should) (?:only )?(?<verb>\p{Ll}+) )?(?:only |just )?(?:one|1|a single) (?<thing>(?!(?:for|in|on|of|at|to|by|with|from|than|or)\b)[\p{L}-]+(?: [\p{L}-]+)?) (?:per|a|each|every) (?<unit>[\p{L}-]+)$/iu;

const oncePattern = /\b(?:only )?once (?:per|for each|a|every) (?<unit>[\p{L}-]+)$/iu;

const time = /^(?:day|week|month|year|hour|night|season|semester|term)$/i;

const money = /^(?:euros?|eur|dollars?|usd|pounds?|gbp|cents?|francs?|chf|kronor|crowns?|yen)$/i;

const justOnce =
  /^(?:an?|each|every|the|one) (?<what>[\p{L}-]+(?: [\p{L}-]+)?) (?:works|can be used|is valid|counts|may be used) (?:only )?once$/iu;

/** "one parcel per week", "once per customer". */
export const onePer: StatedRule = {
  id: 'one-per',
  cue: /\b(?:one|1|once|single|per)\b/i,
  check(statement) {
    const single = justOnce.exec(statement)?.groups?.['what'];
    if (single !== undefined)
      return `When the same ${single} is used a second time, also at the same moment, then it is refused with the reason and nothing changes`;
    const most = mostPerPattern.exec(statement)?.groups;
    if (most !== undefined) {
      const { n = '', thing: things, unit: each = '' } = most;
      // A price is capped, not refused.
      if (things !== undefined && money.test(things))
        return `When what is due for one ${each} would come to more than ${n} ${things}, then ${n} ${things} is due, and no more`;
      const more = /^(?:one|1)$/i.test(n)
        ? `a second ${things ?? 'one'}`
        : `one more than ${n}${things === undefined ? '' : ` ${things}`}`;
      return `When ${more} is tried for the same ${each}, then it is refused with the reason; ${/^(?:one|1)$/i.test(n) ? 'the first one' : `number ${n}`} works`;
    }
    const { subject, verb, thing, unit } = perPattern.exec(statement)?.groups ?? {};
    if (thing !== undefined && unit !== undefined) {
      const place = time.test(unit) ? `in the same ${unit}` : `for the same ${unit}`;
      const who =
        subject === undefined || verb === undefined ? 'there would be' : tries(subjectOf(subject), verb);
      return `When ${who} a second ${thing} ${place}, then it is refused with the reason and the first one stands`;
    }
    const once = oncePattern.exec(statement)?.groups?.['unit'];
    if (once === undefined || time.test(once)) return undefined;
    const what = /^[\p{L}-]+(?: [\p{L}-]+){0,2}?(?= (?:that|which|can|may|works?|is|are|must)\b)/iu.exec(
      statement,
    )?.[0];
    return `When the same ${once} tries ${what === undefined ? 'it' : subjectOf(what).text} a second time, then it is refused with the reason and nothing changes`;
  },
};
