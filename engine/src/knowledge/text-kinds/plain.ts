import { ownVoice, type TextKind } from './text-kind.ts';

/** What no card has much to say to. */
export const plainKinds = {
  'given-text': {
    needs: {
      own: [...ownVoice],
      business: ['business', 'reader', 'never', ...ownVoice],
      class: ['class', ...ownVoice],
      project: ['product', ...ownVoice],
    },
    situations: ['rewrite-better', 'expand-text', 'notes-to-text', 'humanize-text', 'opinion-column'],
  },
  advice: {
    needs: {
      any: ['answers'],
      own: [],
      job: ['work'],
      business: ['business', 'customers', 'edge'],
      class: ['class'],
      project: ['product', 'users', 'stack'],
    },
    situations: [
      'material-quantity',
      'critique-idea',
      'compare-options',
      'pros-cons',
      'learn-from-mistake',
      'coach-me',
      'think-it-over',
      'make-checklist',
      'step-by-step',
      'journal-prompts',
      'letter-to-self',
      'brainstorm-ideas',
      'rank-list',
      'estimate-it',
      'calculate-it',
      'convert-units',
      'debate-me',
      'opinion-ethics',
      'dream-fun-reading',
      'quotes-sayings',
      'interview-someone',
    ],
  },
} as const satisfies Readonly<Record<string, TextKind>>;
