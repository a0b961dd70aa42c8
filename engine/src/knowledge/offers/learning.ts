import type { Offer } from '../rows.ts';

/** Offers of learning and teaching. */
export const learningOffers = {
  'lesson-table': {
    label: 'Table with timings',
    wish: 'Give a table: minutes, what I do, what they do, materials.',
    why: 'Ready to teach from',
    about: 'format',
  },
  'lesson-hook': {
    label: 'An intriguing start',
    wish: 'Begin with something that makes them curious, under 3 minutes.',
    why: 'Attention comes first',
  },
  differentiate: {
    label: 'Three levels of tasks',
    wish: 'Add tasks at three levels.',
    why: 'No class is all at one level',
  },
  'exit-ticket': {
    label: 'Check at the end',
    wish: 'End with two questions that show who got it.',
    why: 'You know what to repeat',
  },
  misconceptions: {
    label: 'Common misunderstandings',
    wish: 'Name the three most common misunderstandings and how to clear up each one.',
    why: 'That is where things go wrong',
  },
  'no-prep': {
    label: 'No preparation',
    wish: 'Use nothing that has to be printed or bought.',
    why: 'You have nothing to get ready beforehand',
  },
  'answer-key': {
    label: 'With answers',
    wish: 'Add the answers in a separate list, with a reason for each.',
    why: 'You can check quickly',
  },
  'plausible-wrong': {
    label: 'Wrong answers that tempt',
    wish: 'Make each wrong option a mistake people really make.',
    why: 'Otherwise people guess by elimination',
  },
  'bloom-levels': {
    label: 'More than recall',
    wish: 'Make half of the questions about applying or judging, not remembering.',
    why: 'Shows understanding',
  },
  'worksheet-ready': {
    label: 'Ready to print',
    wish: 'Lay it out ready to print, with room to write.',
    why: 'Copy and go',
  },
  'rubric-table': {
    label: 'Rubric in a table',
    wish: 'Give a table with four levels for each criterion, in observable terms.',
    why: 'Makes grading fair',
    about: 'format',
  },
  'spaced-repetition': {
    label: 'Repeat at intervals',
    wish: 'Plan a review after 1, 3, 7 and 14 days.',
    why: 'That is how it sticks',
  },
  'past-papers': {
    label: 'Exam-like practice',
    wish: 'Plan practice under exam conditions, and say when to do it.',
    why: 'Knowing the material is not the same as writing it down in time',
  },
  'weak-first': {
    label: 'Weakest first',
    wish: 'Begin with what I am weakest at.',
    why: 'That is where the most points are',
  },
  'buffer-days': {
    label: 'Days to spare',
    wish: 'Leave one day in seven free.',
    why: 'You can catch up if something comes up',
  },
  'hint-not-answer': {
    label: 'A hint, not the solution',
    wish: 'Give me one hint at a time and wait for me to try.',
    why: 'You learn by doing',
  },
  'similar-problem': {
    label: 'A similar problem to try',
    wish: 'End with a similar problem for me, with the solution below.',
    why: 'Shows whether I can do it',
  },
  'where-i-went-wrong': {
    label: 'Find my mistake',
    wish: 'Find the first step where I went wrong, and say why.',
    why: 'One mistake is behind the rest',
  },
  'allowed-methods': {
    label: 'Only what we covered in class',
    wish: 'Use only methods from this course.',
    why: 'Other methods cost points',
  },
  'thesis-statement': {
    label: 'Three thesis statements',
    wish: 'Give me three thesis statements that can be argued against.',
    why: 'A good one carries the essay',
  },
  'outline-only': {
    label: 'Outline only',
    wish: 'Give an outline with one sentence for each paragraph.',
    why: 'The writing stays yours',
    about: 'depth',
  },
  counterargument: {
    label: 'A counterargument answered',
    wish: 'Include the strongest counterargument and an answer to it.',
    why: 'Graders look for it',
  },
  'real-sources-only': {
    label: 'No invented sources',
    wish: 'Name only sources you are sure exist, and mark what I should look up.',
    why: 'Made-up ones get found out',
  },
  'citation-style': {
    label: 'Citations in APA',
    wish: 'Use APA citations, and mark what is missing.',
    why: 'Saves an evening',
    about: 'sources',
  },
  'question-narrow': {
    label: 'Narrow it down',
    wish: 'Give five narrower research questions, each answerable with data I could get.',
    why: 'Topics tend to be too broad',
  },
  'gaps-in-research': {
    label: 'Where research is thin',
    wish: 'Say where research is thin or contradictory, and how I could check.',
    why: 'That is where a thesis fits in',
  },
  'limits-named': {
    label: 'Limits of the method',
    wish: 'Name the limits of each method in one line.',
    why: 'Examiners often ask about the limits',
  },
  'examiner-questions': {
    label: 'An examiner’s questions',
    wish: 'Give the seven questions an examiner would ask, hardest first.',
    why: 'No surprises',
  },
  'correct-me': {
    label: 'Correct each mistake',
    wish: 'Correct my mistakes in brackets after each turn, as briefly as possible.',
    why: 'You learn while talking',
  },
  'only-target-language': {
    label: 'Only in that language',
    wish: 'Use only the language I am learning, at my level.',
    why: 'You start to think in it',
  },
  'phrases-spoken': {
    label: 'The way people really say it',
    wish: 'Give what people really say, with the formal version beside it.',
    why: 'Textbooks sound stiff',
  },
  pronunciation: {
    label: 'Pronunciation',
    wish: 'Show how it is pronounced, with the stress marked.',
    why: 'You will say it aloud',
  },
  'flashcards-csv': {
    label: 'Flashcards to import',
    wish: 'Give flashcards as “front;back”, one per line.',
    why: 'Ready for an app',
    about: 'format',
  },
  mnemonics: {
    label: 'Memory hooks',
    wish: 'Add a memory hook for each.',
    why: 'Odd images stick in the mind',
  },
  'no-spoilers': {
    label: 'No spoilers',
    wish: 'Reveal nothing beyond where I am.',
    why: 'You want to read on',
  },
  'quotes-with-place': {
    label: 'Quotations with chapter or line',
    wish: 'Give short quotations with chapter or line, and mark those you are unsure of.',
    why: 'You must be able to find them',
  },
  'for-child': {
    label: 'With something to do',
    wish: 'Add a small experiment or game that shows it.',
    why: 'Children believe what they can touch',
  },
  'timeline-form': {
    label: 'As a timeline',
    wish: 'Give it as a timeline with dates.',
    why: 'The order explains a lot',
    about: 'format',
    said: { facts: ['format'] },
  },
  modules: {
    label: 'Modules with outcomes',
    wish: 'Give modules with outcome, content, task and hours.',
    why: 'A course is tasks, not topics',
    about: 'format',
  },
  'first-lesson-full': {
    label: 'First lesson in full',
    wish: 'Write the first lesson in full.',
    why: 'You see if the tone fits',
  },
} as const satisfies Record<string, Offer>;
