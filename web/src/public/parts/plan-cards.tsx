import type { Plan } from '@whetstone/contract/plans';
import { PlanButton } from './plan-button.tsx';
import { centsAPrompt, promptsAMonth } from './prompts-a-month.ts';

/** Plans one by one, the recommended one reversed. */
export function PlanCards({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {plans.map((plan) => {
        const cents = centsAPrompt(plan);
        const tone = plan.featured ? 'border-ink bg-ink text-on-ink' : 'border-hairline bg-raised text-ink';
        return (
          <li key={plan.tier} className={`flex flex-col rounded-card border p-6 ${tone}`}>
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-16 font-semibold">
                <span className={plan.featured ? 'text-on-ink' : ''}>{plan.name}</span>
              </h3>
              {plan.featured && <span className="text-13">Most Popular</span>}
            </div>
            <p className="mt-6 tabular">
              <span className="plan-price inline">{`$${plan.priceUsd}`}</span>
              <span className="text-14">&ensp;a month</span>
            </p>
            <p className="mt-4 text-16">{promptsAMonth(plan)}</p>
            <p className="mt-1 mb-8 text-14">
              {cents
                ? `${cents} cents a prompt if you use them all`
                : plan.priceUsd === 0
                  ? 'Everything included'
                  : 'No monthly limit'}
            </p>
            <div className="mt-auto">
              <PlanButton plan={plan} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
