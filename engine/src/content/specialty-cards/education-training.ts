import type { Trade } from './specialty-card.ts';

/** How these trades judge their work. */
export const educationTraining: Trade = {
  perspective: {
    writes:
      'You write for learners who have to be able to do something afterwards that they could not do before.',
    advises: 'You advise teachers who have a fixed number of hours and learners of mixed ability.',
  },
  cards: {
    'Course content': {
      fits: ['curriculum', 'lesson-plan', 'presentation', 'study-guide', 'explanation'],
      criteria: [
        'Tie each aim to a task in which learners show it',
        'Name for each topic the likeliest misconception and a question that reveals it',
        'Let learners do something for at least half of the time',
      ],
    },
    'Learning materials': {
      fits: ['study-guide', 'lesson-plan', 'explanation', 'quiz', 'instructions', 'checklist'],
      criteria: [
        'Show one worked example, thinking included, before the first exercise',
        'Make exercises harder by one difficulty at a time',
        'Say why, for right answers and for the likely wrong ones',
      ],
    },
    Assessments: {
      fits: ['quiz', 'questionnaire', 'lesson-plan', 'interview-questions', 'table'],
      criteria: [
        'Say which aim each question tests',
        'Build wrong options from errors that learners make',
        'Give a key that two markers would apply alike',
      ],
    },
    'Study guides': {
      fits: ['study-guide', 'outline', 'checklist', 'quiz', 'summary'],
      criteria: [
        'Mark what to learn if there is only one hour',
        'Set ideas that are often confused side by side',
        'Put questions before answers, so that one can test oneself',
      ],
    },
  },
};
