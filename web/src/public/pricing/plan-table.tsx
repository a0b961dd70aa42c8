import { paymentDays, type Plan, plans } from '@whetstone/contract/plans';
import type { ReactNode } from 'react';
import { PlanButton } from '../parts/plan-button.tsx';
import { centsAPrompt } from '../parts/prompts-a-month.ts';

/** There is nothing to pay and nothing to give back. */
const none = (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">none</span>
  </>
);

const rows: readonly { label: string; of: (plan: Plan) => ReactNode }[] = [
  {
    label: 'Prompts a month',
    of: ({ monthlyPrompts }) => <strong className="font-semibold">{monthlyPrompts ?? 'Unlimited'}</strong>,
  },
  {
    label: 'Price per prompt',
    of: (plan) =>
      centsAPrompt(plan) ? `${centsAPrompt(plan)} cents` : plan.priceUsd === 0 ? none : 'Flat rate',
  },
  {
    label: 'Money back',
    of: ({ priceUsd }) => (priceUsd === 0 ? none : `${paymentDays.refund} days`),
  },
];

const cell = (plan: Plan) => (plan.featured ? 'is-featured' : undefined);

/** Four plans in one table that holds only what differs, so that the difference is seen in one look; needs a wide screen. */
export function PlanTable() {
  return (
    <table className="plan-table max-lg:hidden">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">What</span>
          </th>
          {plans.map((plan) => (
            <th key={plan.tier} scope="col" className={cell(plan)}>
              <span className="block min-h-5 text-13">{plan.featured && 'Most Popular'}</span>
              <span className="block text-16 font-semibold">{plan.name}</span>
              <span className="plan-price mt-4">${plan.priceUsd}</span>
              <span className="text-13">a month</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {plans.map((plan) => (
              <td key={plan.tier} className={cell(plan)}>
                {of(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span className="sr-only">Choose</span>
          </th>
          {plans.map((plan) => (
            <td key={plan.tier} className={cell(plan)}>
              <PlanButton plan={plan} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
