import type { SpecialtyCard } from './specialty-card.ts';

/** How these trades judge their work. */
export const educationTraining: Readonly<Record<string, SpecialtyCard>> = {
  'Course content': {
    fits: ['curriculum', 'lesson-plan', 'presentation', 'study-guide', 'explanation'],
    criteria: [
      ['Aims', 'Each aim is something learners can show, with the task that shows it'],
      ['Prior', 'What learners must know, and a quick test of it'],
      ['Errors', 'Per topic the likeliest misconception and the question that reveals it'],
      ['Practice', 'At least half of the time learners do something'],
      ['Return', 'Earlier material comes back in later tasks'],
    ],
  },
  'Learning materials': {
    fits: ['study-guide', 'lesson-plan', 'explanation', 'quiz', 'instructions', 'checklist'],
    criteria: [
      ['Worked', 'One worked example before the first exercise, with the thinking shown'],
      ['Steps', 'Exercises get harder by one difficulty at a time'],
      ['Feedback', 'Each answer says why, also for the likely wrong ones'],
      ['Reading', 'Sentences of at most 20 words; new terms in bold at first use'],
      ['Access', 'Nothing depends on colour or sound alone'],
    ],
  },
  Assessments: {
    fits: ['quiz', 'questionnaire', 'lesson-plan', 'interview-questions', 'table'],
    criteria: [
      ['Aims', 'Each question names the aim it tests'],
      ['Wrong answers', 'Each wrong option is an error that learners really make'],
      ['Levels', 'Recall, use and judgement in stated shares'],
      ['Key', 'A key that two markers would apply alike, with partial credit'],
      ['Fair', 'No question rests on knowledge outside the subject'],
    ],
  },
  'Study guides': {
    fits: ['study-guide', 'outline', 'checklist', 'quiz', 'summary'],
    criteria: [
      ['Hour', 'What to learn if there is one hour, marked'],
      ['Pairs', 'Ideas that are often confused, side by side'],
      ['Recall', 'Questions before answers, so that one can test oneself'],
      ['Plan', 'When to review again: after a day, three days, a week'],
      ['Exam', 'How each topic tends to be asked'],
    ],
  },
};
