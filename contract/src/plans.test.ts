import { expect, it } from 'vitest';
import { planOf, tiers } from './plans.ts';

it('[SH-07] each tier has the label of the sidebar, and what is no tier has that of the free plan', () => {
  expect(Object.fromEntries(tiers.map((tier) => [tier, planOf(tier).label]))).toEqual({
    free: 'Try with free 5 prompts',
    starter: 'Starter Plan',
    pro: 'Professional',
    unlimited: 'Unlimited',
  });
  for (const other of ['', 'gold', '__proto__']) expect(planOf(other).label).toBe('Try with free 5 prompts');
});
