import type { SheetWords } from '../ui/manuscript/sheet-line.tsx';

const kept = (text: string) => ({ text, origin: 'goal' }) as const;
const added = (text: string) => ({ text, origin: 'added' }) as const;
const removed = (text: string) => ({ text, origin: 'removed' }) as const;

interface Sample {
  readonly goal: string;
  /** An excerpt of what the engine makes of the goal. */
  readonly words: SheetWords;
}

/**
 * What the engine writes, for pages that do not carry the engine. Copied by hand so that somebody chose
 * lines worth showing; the test beside this file fails once the engine writes something else.
 */
export const samples = {
  text: {
    goal: 'please write a welcome email, keep it short',
    words: [removed('please'), kept(' Write a welcome email, keep it short. '), added('At most 60 words.')],
  },
  image: {
    goal: 'a lighthouse keeper reading',
    words: [kept('a lighthouse keeper reading, '), added('soft window light from one side')],
  },
  code: {
    goal: 'Guests choose breakfast before 8 pm',
    words: [
      kept('Guests choose breakfast before 8 pm '),
      added('just in time it works, just too late (or too early) it is refused with the reason'),
    ],
  },
  notice: {
    goal: 'please write a notice about teh new delivery days',
    words: [
      removed('please'),
      kept(' Write a notice about '),
      removed('teh '),
      added('the'),
      kept(' new delivery days.'),
    ],
  },
  marks: {
    goal: 'please write a welcome email for our new customers',
    words: [
      removed('please'),
      kept(' Write a welcome email for our new customers. '),
      added('Make up no facts; leave a bracketed blank only for one it cannot do without'),
    ],
  },
} as const satisfies Record<string, Sample>;

/** One goal on its whole way. */
export const welcome = {
  goal: 'please write a welcome email for teh new customers, keep it short',
  enhanced: [
    removed('please'),
    kept(' Write a welcome email for '),
    removed('teh '),
    added('the'),
    kept(' new customers, keep it short'),
    added(': [name of the company or group], [first step], [contact]'),
  ],
  length: 'at most 60 words',
  missing: 'name of the company or group, first step, contact',
  blank: 'First step',
  criterion: 'Give one first step that is easy to take, and someone to ask.',
  closing: 'Before you write, think of whoever will read it and what it is to do there.',
} as const;

/** What the linter says of a prompt that contradicts itself. */
export const contradiction = {
  prompt: 'Write an email in a formal tone. Keep it chatty.',
  says: '“formal tone” and “chatty” exclude each other. Keep one of the two, or say when each one holds.',
} as const;

/** A goal and its prompt as the engine counts them. */
export const counted = {
  goal: 'Write a welcome email to new members of our climbing gym.',
  goalTokens: 12,
  promptTokens: 80,
} as const;
