/** What an admin's grant gives, which is another thing than a subscription: prompts a month, days until it ends. */
export const grants = [
  { tier: 'starter', monthlyPrompts: 500, days: 365 },
  { tier: 'pro', monthlyPrompts: 5000, days: 365 },
  { tier: 'unlimited', monthlyPrompts: 999_999, days: null },
] as const;
