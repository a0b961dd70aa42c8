import { schema } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import { isMissing } from '../ask-provider.ts';
import type { Payments } from '../payments.ts';
import type { CustomerRow } from './store-customer.ts';

const { paymentCustomers, profiles } = schema;

/** The key under which a customer of ours carries the account's id. */
export const ownerKey = 'whetstone_user_id';

const columns = {
  id: paymentCustomers.id,
  userId: paymentCustomers.userId,
  syncVersion: paymentCustomers.syncVersion,
};

/** The customer of an account, if it has one. */
export const customerOfPerson = async (
  { database, provider }: Payments,
  userId: string,
): Promise<CustomerRow | undefined> => {
  const [row] = await database.asService((tx) =>
    tx
      .select(columns)
      .from(paymentCustomers)
      .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider))),
  );
  return row;
};

const ownerAtProvider = async ({ stripe }: Payments, id: string): Promise<string | undefined> => {
  try {
    const customer = await (await stripe()).customers.retrieve(id);
    return customer.deleted ? undefined : customer.metadata[ownerKey];
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * The customer of an id. One that we made and forgot, because we ended in the moment of making it, is found again by what
 * the provider says about it. Others are none of ours: undefined.
 */
export const findCustomer = async (payments: Payments, id: string): Promise<CustomerRow | undefined> => {
  const { database, provider } = payments;
  const [known] = await database.asService((tx) =>
    tx.select(columns).from(paymentCustomers).where(eq(paymentCustomers.id, id)),
  );
  if (known) return known;
  const userId = await ownerAtProvider(payments, id);
  if (!userId || !/^[\da-f-]{36}$/.test(userId)) return undefined;
  return database.asService(async (tx) => {
    const [person] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId));
    await tx
      .insert(paymentCustomers)
      .values({ id, provider, userId: person?.id ?? null })
      .onConflictDoNothing();
    const [row] = await tx.select(columns).from(paymentCustomers).where(eq(paymentCustomers.id, id));
    return row;
  });
};
