import type { AdminUser } from './person-dialog.tsx';

/** "3 / 5", and ∞ where there is no limit. */
export const usedOf = ({ tier, used, monthly_limit: limit }: AdminUser): string =>
  `${used.toLocaleString('en-US')} / ${tier === 'unlimited' || limit === null ? '∞' : limit.toLocaleString('en-US')}`;
