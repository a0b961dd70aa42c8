import type { Offer } from '../rows.ts';

/** Offers of learning and teaching. */
export const learningOffers = {
  'lesson-table': {
    label: 'Table with timings',
    wish: 'Give me a table with columns for minutes, what the instructor does, what the group does, and materials.',
    why: 'Anyone can teach straight from it',
    about: 'format',
  },
  'lesson-hook': {
    label: 'An intriguing start',
    wish: 'Suggest an opening that makes the group curious and takes less than three minutes.',
    why: 'You have their attention from the start',
  },
  differentiate: {
    label: 'Three levels of tasks',
    wish: 'Add tasks at three levels of difficulty.',
    why: 'Not everyone in a class is at the same level',
  },
  'exit-ticket': {
    label: 'Check at the end',
    wish: 'End with two questions that show who understood the material.',
    why: 'You know what to go over again',
  },
  misconceptions: {
    label: 'Common misunderstandings',
    wish: 'Name the three most common misunderstandings and how to clear up each one.',
    why: 'You can head them off before they take hold',
  },
  'no-prep': {
    label: 'Nothing to print or buy',
    wish: 'Use nothing that has to be printed or bought.',
    why: 'You can start with what you have',
  },
  'answer-key': {
    label: 'With answers',
    wish: 'Add the answers in a separate list, with a short explanation for each.',
    why: 'You can check answers quickly',
  },
  'plausible-wrong': {
    label: 'Tempting wrong answers',
    wish: 'Base each wrong option on a mistake people really make.',
    why: "People can't guess by ruling out silly answers",
  },
  'bloom-levels': {
    label: 'More than recall',
    wish: 'Make half of the questions or tasks about applying or evaluating what was learned.',
    why: 'You see whether people understand, not just remember',
  },
  'worksheet-ready': {
    label: 'Ready to print',
    wish: 'Lay it out so that it is ready to print, with room to write.',
    why: 'You only have to make copies',
  },
  'rubric-table': {
    label: 'Rubric in a table',
    wish: 'Give a table with four levels for each criterion, in observable terms.',
    why: 'Makes grading fair',
    about: 'format',
  },
  'spaced-repetition': {
    label: 'Review at intervals',
    wish: 'Plan reviews after 1, 3, 7 and 14 days.',
    why: 'Spaced reviews help you remember',
  },
  'past-papers': {
    label: 'Practice under exam conditions',
    wish: 'Plan practice exams under real conditions, and say when to take them.',
    why: 'You find out whether you can finish in time',
  },
  'weak-first': {
    label: 'Weakest areas first',
    wish: 'Begin with what I am weakest at.',
    why: 'You can gain the most points there',
  },
  'buffer-days': {
    label: 'Free days for catching up',
    wish: 'Leave one day in seven free.',
    why: 'You can catch up if you fall behind',
  },
  'hint-not-answer': {
    label: 'A hint, not the solution',
    wish: 'Give me one hint at a time and wait for me to try.',
    why: 'You learn by doing',
  },
  'similar-problem': {
    label: 'A practice exercise',
    wish: 'End with a practice exercise, with the answer below it.',
    why: 'It shows whether the idea has really sunk in',
  },
  'where-i-went-wrong': {
    label: 'Find my mistake',
    wish: 'Find the first step where I went wrong, and say why.',
    why: 'The first mistake often causes all the others',
  },
  'allowed-methods': {
    label: 'Only what we covered in class',
    wish: 'Use only methods we covered in class.',
    why: 'Other methods may cost you points',
  },
  'thesis-statement': {
    label: 'Three thesis statements',
    wish: 'Give me three thesis statements that someone could disagree with.',
    why: 'A good thesis gives your argument direction',
  },
  'outline-only': {
    label: 'Outline only',
    wish: 'Give an outline with one sentence for each paragraph.',
    why: 'You still do the writing yourself',
    about: 'depth',
  },
  counterargument: {
    label: 'Answer a counterargument',
    wish: 'Include the strongest counterargument and an answer to it.',
    why: 'It makes your case harder to attack',
  },
  'real-sources-only': {
    label: 'No invented sources',
    wish: 'Name only sources you are sure exist, and mark what I should look up.',
    why: 'Made-up sources can get you into trouble',
  },
  'citation-style': {
    label: 'Citations in APA',
    wish: 'Use APA style for citations, and mark any details that are missing.',
    why: 'Saves you hours of formatting',
    about: 'sources',
  },
  'question-narrow': {
    label: 'Narrow it down',
    wish: 'Give me five narrower research questions I could answer with data or sources I can get.',
    why: 'The first question is usually too broad',
  },
  'gaps-in-research': {
    label: 'Where the research is thin',
    wish: 'Say where the research is thin or contradictory, and how I could check that.',
    why: 'It shows where you can add something new',
  },
  'limits-named': {
    label: 'Limits of the method',
    wish: 'Name the limits of any method you suggest, in one line each.',
    why: 'Careful readers will ask about them',
  },
  'examiner-questions': {
    label: 'Questions I am likely to be asked',
    wish: 'Give me the seven questions I am most likely to be asked, hardest first.',
    why: "You won't be caught by surprise",
  },
  'correct-me': {
    label: 'Correct each mistake',
    wish: 'Correct my mistakes in brackets after each of my messages, as briefly as possible.',
    why: 'You learn as you go',
  },
  'only-target-language': {
    label: "Only in the language I'm learning",
    wish: 'Use only the language I am learning, at my level.',
    why: 'You start thinking in the language',
  },
  'phrases-spoken': {
    label: 'The way people really say it',
    wish: 'Tell me what people really say, with the formal version next to it.',
    why: 'Textbook phrasing often sounds stiff',
  },
  pronunciation: {
    label: 'How to pronounce it',
    wish: 'Show how it is pronounced, with the stress marked.',
    why: "You'll be able to say it out loud",
  },
  'flashcards-csv': {
    label: 'Flashcards to import',
    wish: 'Give me flashcards in the form “front;back” with one per line.',
    why: 'You can import them into a flashcard app',
    about: 'format',
  },
  mnemonics: {
    label: 'Memory aids',
    wish: 'Add a memory aid for each part.',
    why: 'Odd images are easier to remember',
  },
  'no-spoilers': {
    label: 'No spoilers',
    wish: 'Do not give away the ending or any major twists.',
    why: 'The ending stays a surprise',
  },
  'quotes-with-place': {
    label: 'Quotations with chapter or line number',
    wish: 'Give short quotations with the chapter or line number, and mark those you are not sure of.',
    why: 'You can find each quotation in the text',
  },
  'for-child': {
    label: 'A simple activity',
    wish: 'Add a simple activity that makes it easier to understand.',
    why: 'Doing something makes it easier to remember',
  },
  'timeline-form': {
    label: 'As a timeline',
    wish: 'Lay it out as a timeline with dates or times.',
    why: 'You can see what led to what',
    about: 'format',
    said: { facts: ['format'] },
  },
  modules: {
    label: 'Modules with learning outcomes',
    wish: 'Divide it into modules, each with a learning outcome, content, a task and the hours it takes.',
    why: 'You can see what learners will do in each part',
    about: 'format',
  },
  'first-lesson-full': {
    label: 'First lesson in full',
    wish: 'Write the first lesson in full.',
    why: 'You can see whether the tone is right',
  },
} as const satisfies Record<string, Offer>;
