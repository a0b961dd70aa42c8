import { schema, type Transaction } from '@whetstone/database';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { queueMails } from '../mails/queue-mail.ts';
import type { Payments } from '../payments.ts';
import type { Fetched } from './fetch-customer.ts';
import { invoiceRow, taxOf } from './invoice-row.ts';
import { mailsOfChange } from './mails-of-change.ts';
import { subscriptionRow } from './subscription-row.ts';

const { invoices, paymentCustomers, paymentReversals, subscriptions } = schema;

export interface CustomerRow {
  readonly id: string;
  readonly userId: string | null;
  readonly syncVersion: number;
}

/** True where nobody has stored since `syncVersion` was read; it then holds the customer's row. */
const advance = async (tx: Transaction, { id, syncVersion }: CustomerRow): Promise<boolean> => {
  const moved = await tx
    .update(paymentCustomers)
    .set({ syncVersion: syncVersion + 1, syncedAt: sql`now()` })
    .where(and(eq(paymentCustomers.id, id), eq(paymentCustomers.syncVersion, syncVersion)))
    .returning({ id: paymentCustomers.id });
  return moved.length === 1;
};

/** Subscriptions that the provider has no more belong to a customer it has deleted. */
const endMissing = (tx: Transaction, customerId: string, known: readonly string[]) =>
  tx
    .update(subscriptions)
    .set({ status: 'canceled', accessUntil: null, graceUntil: null })
    .where(
      known.length === 0
        ? eq(subscriptions.customerId, customerId)
        : and(eq(subscriptions.customerId, customerId), notInArray(subscriptions.id, [...known])),
    );

/** A contract that was taken back has had its own mail. */
const takenBack = async (tx: Transaction, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: paymentReversals.subscriptionId })
    .from(paymentReversals)
    .where(inArray(paymentReversals.subscriptionId, [...ids]));
  return new Set(rows.map(({ id }) => id));
};

/**
 * Stores what was fetched, unless another has stored since `customer` was read: then nothing is written and the answer is
 * false. The plan of the person follows by trigger; mails are written along.
 */
export const storeCustomer = async (
  tx: Transaction,
  payments: Payments,
  customer: CustomerRow,
  fetched: Fetched,
): Promise<boolean> => {
  if (!(await advance(tx, customer))) return false;
  const before = {
    subscriptions: await tx.select().from(subscriptions).where(eq(subscriptions.customerId, customer.id)),
    invoices: await tx.select().from(invoices).where(eq(invoices.customerId, customer.id)),
  };
  const owner = { customerId: customer.id, userId: customer.userId };
  const after = {
    subscriptions: fetched.subscriptions.map((one) => ({ ...subscriptionRow(payments, one), ...owner })),
    invoices: fetched.invoices.map((one) => ({ ...invoiceRow(one, fetched.charges), ...owner })),
    taxCents: new Map(fetched.invoices.map((one) => [one.id, taxOf(one)])),
  };
  for (const row of after.subscriptions)
    await tx
      .insert(subscriptions)
      .values(row)
      .onConflictDoUpdate({ target: subscriptions.id, set: { ...row, updatedAt: sql`now()` } });
  await endMissing(
    tx,
    customer.id,
    after.subscriptions.map(({ id }) => id),
  );
  for (const row of after.invoices)
    await tx.insert(invoices).values(row).onConflictDoUpdate({ target: invoices.id, set: row });
  if (customer.userId === null) return true;
  const quiet = await takenBack(
    tx,
    after.subscriptions.map(({ id }) => id),
  );
  const mails = mailsOfChange(before, after, payments.clock());
  await queueMails(
    tx,
    customer.userId,
    mails.filter(({ kind, about }) => kind !== 'ended' || !quiet.has(about)),
  );
  return true;
};
