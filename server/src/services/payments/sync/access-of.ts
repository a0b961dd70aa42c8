import { paymentDays, type SubscriptionStatus } from '@whetstone/contract';

const dayMs = 24 * 3600 * 1000;

/** Days for which a renewal that nobody told us about does not end access: the provider sends for three days. */
const latencyDays = 3;

/** What each status of the provider gives: its period, the days of grace, or nothing. The one place that says so. */
export const accessByStatus: Readonly<Record<SubscriptionStatus, 'period' | 'grace' | 'nothing'>> = {
  active: 'period',
  trialing: 'period',
  past_due: 'grace',
  incomplete: 'nothing',
  incomplete_expired: 'nothing',
  unpaid: 'nothing',
  paused: 'nothing',
  canceled: 'nothing',
};

const nothing = { accessUntil: null, graceUntil: null };

export interface Standing {
  readonly status: SubscriptionStatus;
  readonly periodEnd: Date;
  /** When it ends by the person's wish. */
  readonly endsAt: Date | null;
  readonly isPaused: boolean;
  /** Since when an invoice is unpaid. */
  readonly overdueSince: Date | null;
  /** The invoice of the beginning is still open: nothing was ever paid. */
  readonly isFirstUnpaid: boolean;
}

/** Until when a subscription gives its plan, from what the provider says now and nothing else. null: not at all. */
export const accessOf = ({
  status,
  periodEnd,
  endsAt,
  isPaused,
  overdueSince,
  isFirstUnpaid,
}: Standing): { accessUntil: Date | null; graceUntil: Date | null } => {
  const gives = accessByStatus[status];
  if (isPaused || isFirstUnpaid || gives === 'nothing') return nothing;
  if (gives === 'period')
    return {
      accessUntil: endsAt ?? new Date(periodEnd.getTime() + latencyDays * dayMs),
      graceUntil: null,
    };
  const graceUntil = new Date((overdueSince ?? periodEnd).getTime() + paymentDays.grace * dayMs);
  return { accessUntil: graceUntil, graceUntil };
};
