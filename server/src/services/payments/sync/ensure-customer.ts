import { schema } from '@whetstone/database';
import { askProvider } from '../ask-provider.ts';
import type { Payments } from '../open-payments.ts';
import { customerOfPerson, ownerKey } from './find-customer.ts';
import type { CustomerRow } from './store-customer.ts';

/** The customer of an account, made at the provider where there is none. Made once, however many ask at the same time. */
export const ensureCustomer = async (
  payments: Payments,
  person: { id: string; email: string },
): Promise<CustomerRow> => {
  const known = await customerOfPerson(payments, person.id);
  if (known) return known;
  const { database, provider } = payments;
  const { id } = await askProvider(payments, (stripe) =>
    stripe.customers.create(
      { email: person.email, metadata: { [ownerKey]: person.id } },
      { idempotencyKey: `customer:${person.id}` },
    ),
  );
  await database.asService((tx) =>
    tx.insert(schema.paymentCustomers).values({ id, provider, userId: person.id }).onConflictDoNothing(),
  );
  const made = await customerOfPerson(payments, person.id);
  if (!made) throw new Error('A customer that was just stored is not there');
  return made;
};
