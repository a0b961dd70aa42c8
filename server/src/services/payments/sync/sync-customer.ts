import type { Transaction } from '@whetstone/database';
import type { Payments } from '../payments.ts';
import { declareDuplicates } from '../refund/declare-duplicates.ts';
import { fetchCustomer } from './fetch-customer.ts';
import { endOrphans } from './end-orphans.ts';
import { findCustomer } from './find-customer.ts';
import { storeCustomer } from './store-customer.ts';

/**
 * Brings a customer's rows to what the provider says now. Whoever fetched before another stored fetches again, so that the
 * last state stored is the newest fetched. Where two others have stored since the beginning, the later one began to fetch
 * after it, and its state is as new as the one asked for. `along` runs in the same transaction, or by itself then. Answers
 * whether the customer is ours.
 */
export const syncCustomer = async (
  payments: Payments,
  customerId: string,
  along: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<boolean> => {
  let first: number | undefined;
  for (;;) {
    const customer = await findCustomer(payments, customerId);
    if (!customer) {
      await payments.database.asService(along);
      return false;
    }
    first ??= customer.syncVersion;
    if (customer.syncVersion >= first + 2) {
      await payments.database.asService(along);
      return true;
    }
    const fetched = await fetchCustomer(payments, customerId);
    const isStored = await payments.database.asService(async (tx) => {
      if (!(await storeCustomer(tx, payments, customer, fetched))) return false;
      await declareDuplicates(tx, customer);
      await along(tx);
      return true;
    });
    if (isStored) {
      if (customer.userId === null) await endOrphans(payments, fetched.subscriptions);
      return true;
    }
  }
};
