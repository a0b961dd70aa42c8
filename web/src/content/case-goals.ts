import type { DeskKind } from '@whetstone/contract';

export interface CaseGoal {
  id: string;
  /** What one comes with, as the three uses of the home page name it. */
  use: string;
  title: string;
  kind: DeskKind;
  /** What was typed. */
  goal: string;
  /** What was pressed, by the ids of questions, to the letter of their choices. */
  answers: Readonly<Record<string, string>>;
  /** The wishes that were pressed, by their ids. */
  offers: readonly string[];
}

/** Cases told whole. Goals and presses are chosen here; what is asked, offered and written comes from the engine. */
export const caseGoals = {
  letter: {
    id: 'letter',
    use: 'Daily AI chat',
    title: 'A letter to the landlord',
    kind: 'text',
    goal: 'write a letter to my landlord, the heating has been broken for two weeks',
    answers: { wanted: 'a repair by a set date', reported: 'wrote, got no answer' },
    offers: ['dated-facts', 'deadline-14'],
  },
  letterChanged: {
    id: 'letterChanged',
    use: 'Daily AI chat',
    title: 'The same letter with a different demand',
    kind: 'text',
    goal: 'write a letter to my landlord, the heating has been broken for two weeks',
    answers: {
      wanted: 'lower rent until it is repaired',
      reported: 'wrote, got no answer',
    },
    offers: [],
  },
  job: {
    id: 'job',
    use: 'Business',
    title: 'A job ad for the bakery',
    kind: 'text',
    goal: 'write a job ad for a part-time baker, early shift',
    answers: {
      'must-have': 'just a willingness to learn',
      draw: 'the hours',
      layout: 'the usual way for this kind of document',
    },
    offers: ['ad-daily-work', 'half-page'],
  },
  invoice: {
    id: 'invoice',
    use: 'Business',
    title: 'A reminder to a customer who is a friend',
    kind: 'text',
    goal: 'remind a customer of an unpaid invoice, she is a friend',
    answers: { 'reply-so-far': 'promised to pay soon', reported: 'the first' },
    offers: ['deadline-for-answer'],
  },
  picture: {
    id: 'picture',
    use: 'Content creation',
    title: 'A picture for the shop page',
    kind: 'image',
    goal: 'product photo of a copper kettle for our shop page, on pale stone',
    answers: { used: 'a website header', mood: 'calm' },
    offers: ['room-left'],
  },
  clip: {
    id: 'clip',
    use: 'Content creation',
    title: 'A clip for the bakery',
    kind: 'video',
    goal: 'bread coming out of the oven, no music',
    answers: { mood: 'calm', ending: 'everything comes to rest' },
    offers: ['slow'],
  },
  waiting: {
    id: 'waiting',
    use: 'Code generation',
    title: 'A waiting list for a club',
    kind: 'code',
    goal: 'a waiting list for our swim club',
    answers: { access: 'no accounts' },
    offers: ['mobile-first'],
  },
  prices: {
    id: 'prices',
    use: 'Business',
    title: 'A price increase letter to wholesale customers',
    kind: 'text',
    goal: 'Tell our wholesale customers that our prices go up by 6% on February 1. Keep it short.',
    answers: { reason: 'our costs rose', kindness: 'a chance to order now at the old price' },
    offers: ['say-it-first'],
  },
} as const satisfies Record<string, CaseGoal>;

export type CaseId = keyof typeof caseGoals;
