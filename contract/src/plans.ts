const freePrompts = 5;

/** The one plan table: pages, server and database read it. Prices in US dollars a month; `null` means no limit. */
export const plans = [
  {
    tier: 'free',
    name: 'Free',
    label: `Try with free ${freePrompts} prompts`,
    priceUsd: 0,
    monthlyPrompts: freePrompts,
    featured: false,
  },
  {
    tier: 'starter',
    name: 'Starter',
    label: 'Starter Plan',
    priceUsd: 9,
    monthlyPrompts: 200,
    featured: false,
  },
  {
    tier: 'pro',
    name: 'Professional',
    label: 'Professional',
    priceUsd: 19,
    monthlyPrompts: 500,
    featured: true,
  },
  {
    tier: 'unlimited',
    name: 'Unlimited',
    label: 'Unlimited',
    priceUsd: 49,
    monthlyPrompts: null,
    featured: false,
  },
] as const;

export type Plan = (typeof plans)[number];
export type Tier = Plan['tier'];
export const tiers = ['free', 'starter', 'pro', 'unlimited'] as const satisfies readonly Tier[];

/** The plan of a tier; an unknown tier is treated as free, the way the shell labels it. */
export const planOf = (tier: string): Plan => plans.find((plan) => plan.tier === tier) ?? plans[0];

/** That the prompts of a month are used up; null: of how many is not known yet. */
export const quotaSentence = (limit: number | null): string =>
  `You've reached your monthly limit of ${limit ?? 'your plan’s'} prompts.`;

/** The most prompts that one account has written within a time, in every plan: fair use, which Unlimited has too. */
export const fairUse = { minute: 30, hour: 300, day: 2000 } as const;

/** Fair use in one sentence, for pages and refusals alike. */
export const fairUseSentence = `Every account, on any plan, can generate up to ${fairUse.minute} prompts a minute, ${fairUse.hour} an hour and ${fairUse.day.toLocaleString('en-US')} a day.`;

/** Days a failed payment leaves the plan on, days of the EU's right of withdrawal, days of the money-back promise. */
export const paymentDays = { grace: 7, withdrawal: 14, refund: 30 } as const;

const perPrompt = (tier: 'starter' | 'pro') => planOf(tier).priceUsd / (planOf(tier).monthlyPrompts ?? 1);

/** How many prompts the whole price of a plan stands for when one is withdrawn from; one of Unlimited counts as one of Professional. */
export const moneyBackPrompts = {
  starter: planOf('starter').monthlyPrompts ?? 1,
  pro: planOf('pro').monthlyPrompts ?? 1,
  unlimited: planOf('unlimited').priceUsd / perPrompt('pro'),
} as const;

/** How long a refund is under way, in business days. */
export const refundArrival = '5 to 10 business days';

/** What comes back and what does not, in the same words wherever a plan is bought or taken back. */
export const moneyBackSentence = `You can get all your money back once: withdraw on your account page within ${paymentDays.withdrawal} days, or write to us within ${paymentDays.refund} days. After that first time, withdrawing within ${paymentDays.withdrawal} days refunds what you paid minus the value of the prompts you used; a prompt on Unlimited is valued as on Professional.`;

/** Said where the order is placed, since the plan begins before the time for withdrawing is over. */
export const beginsAtOnceSentence = 'By paying, you ask us to start the service at once.';
