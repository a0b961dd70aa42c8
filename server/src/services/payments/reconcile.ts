import { rowsOf, schema } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { askProvider } from './ask-provider.ts';
import type { Payments } from './open-payments.ts';
import { syncCustomer } from './sync/sync-customer.ts';

export interface Reconciled {
  readonly customers: number;
  /** Whose plan was another than the provider's state says. */
  readonly changed: number;
  readonly failed: number;
}

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
      ids.add(typeof customer === 'string' ? customer : customer.id);
  });
  return ids;
};

const fingerprint = async ({ database }: Payments, customerId: string): Promise<string> => {
  const [row] = await database.asService((tx) =>
    rowsOf<{ state: string }>(
      tx,
      sql`select coalesce(string_agg(concat_ws(',', id, status, tier, cancel_at_period_end, pending_tier, access_until), ';' order by id), '') as state
          from public.subscriptions where customer_id = ${customerId}`,
    ),
  );
  return row?.state ?? '';
};

/** What was bought in the sandbox gives nothing once a provider is set. */
const closeSandbox = async ({ database, provider }: Payments): Promise<void> => {
  if (provider === 'sandbox') return;
  await database.asService((tx) =>
    tx.execute(sql`update public.subscriptions s set access_until = null from public.payment_customers c
      where c.id = s.customer_id and c.provider = 'sandbox' and s.access_until is not null`),
  );
};

/** Compares every customer with the provider and stores what it says: finds what events did not tell. */
export const reconcile = async (payments: Payments): Promise<Reconciled> => {
  await closeSandbox(payments);
  let changed = 0;
  let failed = 0;
  const customers = await allCustomers(payments);
  for (const id of customers) {
    try {
      const before = await fingerprint(payments, id);
      await syncCustomer(payments, id);
      if ((await fingerprint(payments, id)) !== before) changed += 1;
    } catch (error) {
      failed += 1;
      payments.log('error', { event: 'a customer was not reconciled', id, error: String(error) });
    }
  }
  return { customers: customers.size, changed, failed };
};
