import type { Plan } from '@whetstone/contract/plans';

/** A plan's quota in words. */
export const promptsAMonth = ({ monthlyPrompts }: Plan) =>
  monthlyPrompts === null ? 'Unlimited prompts' : `${monthlyPrompts} prompts a month`;

/** What one prompt costs when the quota is used up, in cents to one decimal; undefined where there is none. */
export const centsAPrompt = ({ priceUsd, monthlyPrompts }: Plan) =>
  monthlyPrompts === null || priceUsd === 0 ? undefined : ((priceUsd * 100) / monthlyPrompts).toFixed(1);
