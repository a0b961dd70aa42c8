import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { askProvider, isMissing } from '../ask-provider.ts';
import type { Payments } from '../payments.ts';
import { customerOfPerson, ownerKey } from './find-customer.ts';
import type { CustomerRow } from './store-customer.ts';

const { paymentCustomers } = schema;

/** False for a customer that somebody deleted on the provider's own pages. */
const isThere = (payments: Payments, id: string): Promise<boolean> =>
  askProvider(payments, async (stripe) => {
    try {
      return !(await stripe.customers.retrieve(id)).deleted;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  });

/**
 * The customer of an account, made at the provider where there is none, or none any more. Made once, however many ask at
 * the same time. What was bought by way of a customer that is gone stays the account's.
 */
export const ensureCustomer = async (
  payments: Payments,
  person: { id: string; email: string },
): Promise<CustomerRow> => {
  const known = await customerOfPerson(payments, person.id);
  if (known && (await isThere(payments, known.id))) return known;
  const { database, provider } = payments;
  const { id } = await askProvider(payments, (stripe) =>
    stripe.customers.create(
      { email: person.email, metadata: { [ownerKey]: person.id } },
      { idempotencyKey: ['customer', person.id, ...(known ? [known.id] : [])].join(':') },
    ),
  );
  await database.asService(async (tx) => {
    if (known)
      await tx.update(paymentCustomers).set({ userId: null }).where(eq(paymentCustomers.id, known.id));
    await tx.insert(paymentCustomers).values({ id, provider, userId: person.id }).onConflictDoNothing();
  });
  const made = await customerOfPerson(payments, person.id);
  if (!made) throw new Error('A customer that was just stored is not there');
  return made;
};
