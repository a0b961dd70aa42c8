import type { PaidTier } from '@whetstone/contract';

const paidTiers = ['starter', 'pro', 'unlimited'] as const satisfies readonly PaidTier[];
const dialogs = ['cancel', 'withdraw'] as const;

export interface AccountSearch {
  /** The plan whose change is shown with its price. */
  change?: PaidTier | undefined;
  dialog?: (typeof dialogs)[number] | undefined;
}

/** Reads the dialog in view out of an address that anyone may have written. */
export const parseAccountSearch = (raw: Record<string, unknown>): AccountSearch => ({
  change: paidTiers.find((tier) => tier === raw['change']),
  dialog: dialogs.find((dialog) => dialog === raw['dialog']),
});
