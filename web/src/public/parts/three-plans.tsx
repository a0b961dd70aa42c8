import { paymentDays, planOf, plans } from '@whetstone/contract/plans';
import type { PlansData } from '../../shared/island-data/plans.ts';
import { PlanCards } from './plan-cards.tsx';

const paid = plans.filter(({ priceUsd }) => priceUsd > 0);

/** The three paid plans, what holds for all of them, and the way to the whole table. */
export function ThreePlans() {
  return (
    <div {...({ 'data-plans': true } satisfies PlansData)}>
      <PlanCards plans={paid} />
      <div {...({ 'data-payment-problem': true } satisfies PlansData)} className="mt-4 empty:hidden" />
      <p className="mt-6 text-14 text-mute">
        {planOf('free').label}. Cancel anytime, no setup fees. {paymentDays.refund}-day money-back guarantee.{' '}
        <a href="/pricing" className="text-link">
          Compare all plans
        </a>
      </p>
    </div>
  );
}
