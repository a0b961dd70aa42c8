import type { Tier } from '@whetstone/contract/plans';

/** What plans on a page tell their script (`islands/live-plans.ts`). */
export interface PlansData {
  /** Plans with their buttons and a place for what goes wrong. */
  'data-plans'?: true;
  /** The plan that a button leads to the checkout of. */
  'data-plan'?: Tier;
  /** Where plans say why the checkout did not open. */
  'data-payment-problem'?: true;
}
