import type { OfferId } from '../offers/index.ts';
import type { QuestionId } from '../questions/index.ts';
import type { Topic } from '../rows.ts';

/** What letters and messages are about, where their form says little. */
export const letterTopics = {
  complaining: {
    words: [
      'complain about',
      'complaining',
      'refund',
      'compensation',
      'money back',
      'faulty',
      'defective',
      'poor service',
      'terrible service',
      'rude staff',
      'lost my luggage',
      'lost luggage',
      'never arrived',
      'damaged in transit',
      'overcharged',
      'unacceptable',
    ],
    near: ['broken', 'late', 'rude', 'wrong', 'damaged', 'ignored'],
    asks: ['complaint-wish', 'complaint-so-far', 'complaint-proof', 'firmness'],
    offers: ['dated-facts', 'deadline-14', 'consequence', 'no-insults', 'legal-basis', 'enclosures'],
  },
  'noise-and-neighbors': {
    words: [
      'noisy neighbor',
      'noisy neighbour',
      'loud music',
      'loud neighbor',
      'upstairs neighbor',
      'downstairs neighbor',
      'barking dog',
      'my neighbor',
      'my neighbour',
      'neighbors tree',
      'hoa',
    ],
    asks: ['complaint-so-far', 'complaint-wish', 'firmness'],
    offers: ['dated-facts', 'assume-forgot', 'keep-relation', 'under-120-words', 'plan-b', 'no-insults'],
  },
  'school-and-teacher': {
    words: [
      'parent teacher',
      'headteacher',
      'my childs teacher',
      "my son's teacher",
      "my daughter's teacher",
      'school principal',
      'detention',
      'bullied',
      'bullying',
      'iep meeting',
    ],
    asks: ['message-outcome', 'message-history', 'firmness'],
    offers: [
      'dated-facts',
      'one-clear-ask',
      'under-120-words',
      'keep-relation',
      'confirm-receipt',
      'no-insults',
    ],
  },
  'being-late': {
    words: [
      'missed deadline',
      'missed the deadline',
      'running late',
      'extension on',
      'deadline extension',
      'ask for an extension',
      'extension for',
    ],
    asks: ['apology-fault', 'apology-repair', 'absence-detail'],
    offers: ['own-it-first', 'no-excuses', 'one-clear-ask', 'under-90-words', 'offer-amends', 'private-kept'],
  },
} as const satisfies Record<string, Topic<QuestionId, OfferId>>;
