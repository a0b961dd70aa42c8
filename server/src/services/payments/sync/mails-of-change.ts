import { planOf } from '@whetstone/contract';
import type { schema } from '@whetstone/database';
import type { PaymentMail } from '../mails/queue-mail.ts';

type Subscription = typeof schema.subscriptions.$inferInsert;
type Invoice = typeof schema.invoices.$inferInsert;

export interface Stored {
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
}

/** What a receipt names and no row keeps. */
export interface OnReceipts {
  /** The tax that an invoice holds, in cents, by its id. */
  readonly taxCents: ReadonlyMap<string, number>;
}

const dayMs = 24 * 3600 * 1000;
/** What is older is history that was fetched late: nobody wants a receipt for it. */
const newsDays = 10;

const planName = ({ tier }: Subscription) => (tier ? planOf(tier).name : 'your plan');

const invoiceMail = (
  invoice: Invoice,
  {
    known,
    subscription,
    taxCents,
    now,
  }: {
    known: Invoice | undefined;
    subscription: Subscription | undefined;
    taxCents: number;
    now: Date;
  },
): PaymentMail[] => {
  const isNews = now.getTime() - invoice.createdAt.getTime() < newsDays * dayMs;
  const plan = subscription ? planName(subscription) : 'your plan';
  if (!isNews) return [];
  if (invoice.status === 'paid' && known?.status !== 'paid' && invoice.totalCents > 0)
    return [
      {
        kind: 'receipt',
        about: invoice.id,
        details: {
          plan,
          number: invoice.number ?? invoice.id,
          cents: invoice.paidCents,
          tax_cents: taxCents,
          invoice_url: invoice.hostedUrl ?? null,
          paid_at: invoice.paidAt?.toISOString() ?? null,
          period_end: subscription?.currentPeriodEnd.toISOString() ?? null,
        },
      },
    ];
  const attempts = invoice.attempts ?? 0;
  if (invoice.status === 'open' && attempts > (known?.attempts ?? 0))
    return [
      {
        kind: 'payment_failed',
        about: `${invoice.id}:${attempts}`,
        details: {
          plan,
          cents: invoice.totalCents,
          grace_until: subscription?.graceUntil?.toISOString() ?? null,
        },
      },
    ];
  return [];
};

const subscriptionMail = (subscription: Subscription, known: Subscription | undefined): PaymentMail[] => {
  const ends = subscription.currentPeriodEnd.toISOString();
  const details = { plan: planName(subscription), ends_at: ends };
  const isOver = (one: Subscription | undefined) => one?.status === 'canceled';
  if (isOver(subscription) && known && !isOver(known))
    return [{ kind: 'ended', about: subscription.id, details }];
  if (subscription.cancelAtPeriodEnd && !isOver(subscription) && !known?.cancelAtPeriodEnd)
    return [{ kind: 'cancelling', about: `${subscription.id}:${ends}`, details }];
  return [];
};

/** The mails that a person should get because the provider's state went from `before` to `after`. */
export const mailsOfChange = (before: Stored, after: Stored & OnReceipts, now: Date): PaymentMail[] => [
  ...after.invoices.flatMap((invoice) =>
    invoiceMail(invoice, {
      known: before.invoices.find(({ id }) => id === invoice.id),
      subscription: after.subscriptions.find(({ id }) => id === invoice.subscriptionId),
      taxCents: after.taxCents.get(invoice.id) ?? 0,
      now,
    }),
  ),
  ...after.subscriptions.flatMap((subscription) =>
    subscriptionMail(
      subscription,
      before.subscriptions.find(({ id }) => id === subscription.id),
    ),
  ),
];
