import type { Shape } from '../code-rows.ts';
import type { CodeOfferId } from './offers.ts';
import type { CodeQuestionId } from './questions.ts';

/** What is asked and offered where the kind of software says little, by what is built. */
export const generalAsks: Readonly<
  Record<Shape, { readonly asks: readonly CodeQuestionId[]; readonly offers: readonly CodeOfferId[] }>
> = {
  product: {
    asks: ['who-uses', 'access', 'storage', 'data-from', 'device', 'look'],
    offers: [
      'seed-data',
      'tests-first',
      'mobile-first',
      'dark-mode',
      'csv-export',
      'accessible',
      'deploy-notes',
      'plan-first',
    ],
  },
  site: {
    asks: ['page-goal', 'page-texts', 'look', 'who-edits'],
    offers: [
      'seo-basics',
      'accessible',
      'mobile-first',
      'dark-mode',
      'deploy-notes',
      'plan-first',
      'print-view',
    ],
  },
  service: {
    asks: ['api-callers', 'access', 'storage', 'volume'],
    offers: ['api-docs', 'rate-limit', 'tests-first', 'docker', 'env-example', 'logging', 'plan-first'],
  },
  component: {
    asks: ['used-where', 'language', 'look'],
    offers: ['demo-page', 'accessible', 'tests-first', 'dark-mode', 'reduced-motion', 'no-new-deps'],
  },
  program: {
    asks: ['input-example', 'language', 'output-form', 'bad-input', 'run-where'],
    offers: [
      'tests-first',
      'explain-as-you-go',
      'one-file',
      'alternatives',
      'logging',
      'readme',
      'no-new-deps',
      'type-checked',
    ],
  },
};
