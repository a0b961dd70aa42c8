import type { Transaction } from '@whetstone/database';
import { ServiceError } from '../../../http/service-error.ts';
import { askProvider } from '../ask-provider.ts';
import { currentSubscription } from './current-subscription.ts';
import type { Payments } from '../payments.ts';
import { customerOfPerson } from '../sync/find-customer.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

export type CurrentSubscription = NonNullable<Awaited<ReturnType<typeof currentSubscription>>>;

/** Brings a person's rows up to date after something was done at the provider, whose events may be late. */
export const refresh = async (payments: Payments, userId: string): Promise<void> => {
  const customer = await customerOfPerson(payments, userId);
  if (customer) await askProvider(payments, () => syncCustomer(payments, customer.id));
};

/** The subscription that goes on, as the provider has it now. Throws `not_subscribed` and `payments_unavailable`. */
export const freshSubscription = async (payments: Payments, userId: string): Promise<CurrentSubscription> => {
  await refresh(payments, userId);
  const found = await payments.database.asService((tx: Transaction) =>
    currentSubscription(tx, payments, userId),
  );
  if (!found)
    throw new ServiceError('not_subscribed', 'There is no subscription to change. Choose a plan first.');
  return found;
};
