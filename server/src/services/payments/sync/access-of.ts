import { paymentDays, type SubscriptionStatus } from '@whetstone/contract';

const dayMs = 24 * 3600 * 1000;

/** Days for which a renewal that nobody told us about does not end access: the provider sends for three days. */
const latencyDays = 3;

export interface Standing {
  readonly status: SubscriptionStatus;
  readonly periodEnd: Date;
  /** When it ends by the person's wish. */
  readonly endsAt: Date | null;
  readonly isPaused: boolean;
  /** Since when an invoice is unpaid. */
  readonly overdueSince: Date | null;
}

/** Until when a subscription gives its plan, from what the provider says now and nothing else. null: not at all. */
export const accessOf = ({
  status,
  periodEnd,
  endsAt,
  isPaused,
  overdueSince,
}: Standing): { accessUntil: Date | null; graceUntil: Date | null } => {
  if (isPaused) return { accessUntil: null, graceUntil: null };
  if (status === 'active' || status === 'trialing')
    return {
      accessUntil: endsAt ?? new Date(periodEnd.getTime() + latencyDays * dayMs),
      graceUntil: null,
    };
  if (status !== 'past_due') return { accessUntil: null, graceUntil: null };
  const graceUntil = new Date((overdueSince ?? periodEnd).getTime() + paymentDays.grace * dayMs);
  return { accessUntil: graceUntil, graceUntil };
};
