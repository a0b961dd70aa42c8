import type { SheetWords } from '../ui/manuscript/sheet-line.tsx';

const kept = (text: string) => ({ text, origin: 'goal' }) as const;
const added = (text: string) => ({ text, origin: 'added' }) as const;
const removed = (text: string) => ({ text, origin: 'removed' }) as const;

interface Sample {
  readonly goal: string;
  /** What was answered, by the ids of the questions. */
  readonly answers?: Readonly<Record<string, string>>;
  /** An excerpt of what the engine makes of the goal. */
  readonly words: SheetWords;
}

/**
 * What the engine writes, for pages that do not carry the engine. Copied by hand so that somebody chose
 * lines worth showing; the test beside this file fails once the engine writes something else.
 */
export const samples = {
  text: {
    goal: 'write a product description for our oak desk, 140 cm wide',
    answers: { place: 'our own online store', doubt: 'how long it lasts' },
    words: [
      kept('write a product description for our oak desk, 140 cm wide '),
      added('Where it will appear: our own online store. '),
      added('What buyers ask first: how long it lasts'),
    ],
  },
  image: {
    goal: 'a lighthouse keeper reading, watercolor',
    words: [kept('a lighthouse keeper reading, watercolor, '), added('bare paper left for the highlights')],
  },
  code: {
    goal: 'Guests choose breakfast before 8 pm',
    words: [
      kept('Guests choose breakfast before 8 pm '),
      added('tried just before and just after that time'),
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
} as const satisfies Record<string, Sample>;

/** A goal as it was typed, and with that change of its enhancement which was kept. */
export const improved = {
  goal: 'write a letter to my landlord, teh heating has been broken for two weeks',
  kept: 'Spelling: teh → the',
  words: [
    kept('write a letter to my landlord, '),
    removed('teh '),
    added('the'),
    kept(' heating has been broken for two weeks'),
  ],
} as const satisfies Sample & { kept: string };

/** What is asked about a goal, and the lines that the answers become. */
export const asked = {
  goal: 'write a letter to my landlord, the heating has been broken for two weeks',
  fact: 'wanted',
  ask: 'What do you want from the landlord now?',
  answer: 'a repair by a set date',
  line: 'What I want: a repair by a set date',
  offer: 'dated-facts',
  wish: 'List what happened in chronological order, in short, neutral sentences.',
} as const;

/** What is said of a picture that contradicts itself. */
export const contradiction = {
  goal: 'a pier at night, sunny',
  says: '“at night” and “sunny” contradict each other. Keep one of the two, or say when each one applies.',
} as const;

/** A goal and the prompt of its case as the engine counts them. */
export const counted = { caseId: 'letter', goalTokens: 15, promptTokens: 71 } as const;
