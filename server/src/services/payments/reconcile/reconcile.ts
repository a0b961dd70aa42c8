import { rowsOf, schema } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { askProvider } from '../ask-provider.ts';
import { compareCustomers, type Reconciled } from './compare-customers.ts';
import type { Payments } from '../payments.ts';
import { idOf } from '../id-of.ts';

/** Customers of ours and customers behind subscriptions that the provider knows. */
const allCustomers = async (payments: Payments): Promise<Set<string>> => {
  const { database, provider } = payments;
  const rows = await database.asService((tx) =>
    tx
      .select({ id: schema.paymentCustomers.id })
      .from(schema.paymentCustomers)
      .where(eq(schema.paymentCustomers.provider, provider)),
  );
  const ids = new Set(rows.map(({ id }) => id));
  await askProvider(payments, async (stripe) => {
    for await (const { customer } of stripe.subscriptions.list({ status: 'all', limit: 100 }))
      ids.add(idOf(customer));
  });
  return ids;
};

/** What was bought in the sandbox gives nothing once a provider is set. */
const closeSandbox = async ({ database, provider }: Payments): Promise<void> => {
  if (provider === 'sandbox') return;
  await database.asService((tx) =>
    tx.execute(sql`update public.subscriptions s set access_until = null from public.payment_customers c
      where c.id = s.customer_id and c.provider = 'sandbox' and s.access_until is not null`),
  );
};

/** Who could not be compared the last time. */
const failedCustomers = async ({ database }: Payments): Promise<Set<string>> => {
  const rows = await database.asService((tx) =>
    rowsOf<{ id: string }>(tx, sql`select customer_id as id from private.reconciliation_retries`),
  );
  return new Set(rows.map(({ id }) => id));
};

/**
 * Compares every customer with the provider and stores what it says: finds what events did not tell. Those who failed
 * before come last, or not at all with `skipFailed`. Throws what keeps it from comparing any.
 */
export const reconcile = async (
  payments: Payments,
  { skipFailed = false }: { skipFailed?: boolean } = {},
): Promise<Reconciled> => {
  await closeSandbox(payments);
  const failed = await failedCustomers(payments);
  const customers = [...(await allCustomers(payments))];
  const others = customers.filter((id) => !failed.has(id));
  return compareCustomers(payments, skipFailed ? others : [...others, ...failed]);
};
