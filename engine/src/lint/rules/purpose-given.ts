import { addressesReaders } from '../addresses-readers.ts';
import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';
import { phrasesIn } from '../phrases-in.ts';

const cues = [
  'so that',
  'because',
  'since',
  'used for',
  'used to',
  'purpose',
  'in order to',
  'aim is',
  'goal is',
  'as a reminder',
  'to help',
  'to convince',
  'to persuade',
  'to inform',
  'to announce',
  'to invite',
  'to ask',
  'to sell',
  'to thank',
  'to explain',
  'to show',
  'to teach',
  'to encourage',
  'to promote',
  'to remind',
  'to apologize',
  'to get',
  'to win',
];

/** Why the text is needed steers what goes in and what stays out. */
export const purposeGiven = lintRule({
  id: 'purpose-given',
  weight: 1,
  severity: 'hint',
  check: ({ prompt, kind }) => {
    if (kind !== 'content') return 'not-applicable';
    if (phrasesIn(prompt, cues).length > 0) return 'pass';
    if (!addressesReaders(prompt)) return 'not-applicable';
    return missing(prompt, {
      message: 'The prompt does not say what the text is for.',
      fix: 'Add a "so that ..." clause.',
    });
  },
});
