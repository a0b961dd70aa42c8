import type { Trade } from './specialty-card.ts';

/** How these trades judge their work. */
export const softwareDevelopment: Trade = {
  perspective: {
    writes: 'You write for developers who will copy your examples before they read your sentences.',
    advises: 'You advise a software team that will maintain the result for years.',
  },
  cards: {
    'Code review': {
      fits: ['judge', 'review', 'code', 'test-plan'],
      criteria: [
        ['Order', 'Put correctness, security and data loss before design and style'],
        ['Fix', 'Give each finding its place and a concrete change'],
        ['Doubt', 'Say what could not be judged from what was given'],
      ],
    },
    Documentation: {
      fits: ['documentation', 'instructions', 'faq', 'explain'],
      criteria: [
        ['Task', 'Head each part with what readers want to do'],
        ['Runs', 'Let every example be copied and run, with its output'],
        [
          'Errors',
          'Give error messages in their exact words, and what it does not do where people look for it',
        ],
      ],
    },
    'API design': {
      fits: ['technical-design', 'user-story', 'design', 'code', 'table'],
      criteria: [
        ['Errors', 'Give each call its errors, with what the caller can do'],
        ['Repeat', 'Say which calls can be repeated safely'],
        ['Growth', 'Say how a field is added without breaking callers'],
      ],
    },
    'Testing strategies': {
      fits: ['test-plan', 'plan', 'strategy', 'table', 'user-story'],
      criteria: [
        ['Risk', 'Order by what a failure costs and how likely it is'],
        ['Level', 'Catch each risk at the cheapest level that can catch it'],
        ['Stop', 'Say under which condition one may release with known faults'],
      ],
    },
  },
};
