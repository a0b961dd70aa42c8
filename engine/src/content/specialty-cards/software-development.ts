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
        'Put correctness, security and data loss before design and style',
        'Give each finding its place and a concrete change',
        'Say what could not be judged from what was given',
      ],
    },
    Documentation: {
      fits: ['documentation', 'instructions', 'faq', 'explain'],
      criteria: [
        'Head each part with what readers want to do',
        'Let every example be copied and run, with its output',
        'Give error messages in their exact words, and what it does not do where people look for it',
      ],
    },
    'API design': {
      fits: ['technical-design', 'user-story', 'design', 'code', 'table'],
      criteria: [
        'Give each call its errors, with what the caller can do',
        'Say which calls can be repeated safely',
        'Say how a field is added without breaking callers',
      ],
    },
    'Testing strategies': {
      fits: ['test-plan', 'plan', 'strategy', 'table', 'user-story'],
      criteria: [
        'Order by what a failure costs and how likely it is',
        'Catch each risk at the cheapest level that can catch it',
        'Say under which condition one may release with known faults',
      ],
    },
  },
};
