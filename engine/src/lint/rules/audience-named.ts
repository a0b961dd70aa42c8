import { addressesReaders } from '../addresses-readers.ts';
import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';

const named =
  / (?:year[- ]olds?|\d+[- ]year[- ]olds?|audience|reader|readers|readership|listeners|recipients?|attendees|viewers) /;
const aimedAt =
  / (?:for|to|at|with|among|towards) (?:[a-z'-]+ ){0,4}(?:people|person|adults|children|kids|students|beginners|learners|teachers|parents|customers?|clients?|users|developers|engineers|managers?|employees|colleagues|team|teams|boss|friend|friends|owners|buyers|investors|patients|doctors|professionals|experts|executives|members|subscribers|fans|women|men|teenagers|seniors|travelers|travellers|visitors|guests|voters|players|candidates?|recruiters?|founders|residents|neighbors|neighbours|audience|club|committee|board|class|community|department|staff|newcomers) /;

/** A text written to be read says by whom. */
export const audienceNamed = lintRule({
  id: 'audience-named',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, kind }) => {
    if (kind !== 'content') return 'not-applicable';
    if (named.test(prompt.spoken) || aimedAt.test(prompt.spoken)) return 'pass';
    if (!addressesReaders(prompt)) return 'not-applicable';
    return missing(prompt, {
      message: 'The prompt does not say who will read the text.',
      fix: 'Name the reader: "for first-time customers".',
    });
  },
});
