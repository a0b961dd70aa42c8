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
        ['Aims', 'Tie each aim to a task in which learners show it'],
        ['Errors', 'Name for each topic the likeliest misconception and a question that reveals it'],
        ['Practice', 'Let learners do something for at least half of the time'],
      ],
    },
    'Learning materials': {
      fits: ['study-guide', 'lesson-plan', 'explanation', 'quiz', 'instructions', 'checklist'],
      criteria: [
        ['Worked', 'Show one worked example, thinking included, before the first exercise'],
        ['Steps', 'Make exercises harder by one difficulty at a time'],
        ['Feedback', 'Say why, for right answers and for the likely wrong ones'],
      ],
    },
    Assessments: {
      fits: ['quiz', 'questionnaire', 'lesson-plan', 'interview-questions', 'table'],
      criteria: [
        ['Aims', 'Say which aim each question tests'],
        ['Wrong', 'Build wrong options from errors that learners make'],
        ['Key', 'Give a key that two markers would apply alike'],
      ],
    },
    'Study guides': {
      fits: ['study-guide', 'outline', 'checklist', 'quiz', 'summary'],
      criteria: [
        ['Hour', 'Mark what to learn if there is only one hour'],
        ['Pairs', 'Set ideas that are often confused side by side'],
        ['Recall', 'Put questions before answers, so that one can test oneself'],
      ],
    },
  },
};
