import { api } from '../lib/api/api.ts';
import { bodyOf } from '../lib/api/body-of.ts';
import type { Dataset } from '../shared/island-data/data.ts';
import type { PlansData } from '../shared/island-data/plans.ts';

/** The button of the plan that is paid for already says so instead of offering it again. */
export async function markOwnPlan(buttons: Iterable<HTMLButtonElement>): Promise<void> {
  const { subscription } = await bodyOf(api.subscription.$get());
  for (const button of buttons) {
    const dataset = button.dataset as Dataset<PlansData>;
    if (dataset.plan !== subscription?.tier) continue;
    button.disabled = true;
    button.textContent = 'Your Plan';
    delete dataset.plan;
  }
}
