import { askProvider, isMissing } from './ask-provider.ts';
import type { Payments } from './open-payments.ts';
import { customerOfPerson } from './sync/find-customer.ts';
import { syncCustomer } from './sync/sync-customer.ts';

/**
 * Before an account is deleted: its customer is deleted at the provider, which ends every subscription at once, so that
 * nobody is charged for an account that is gone. Throws `payments_unavailable`; the account then stays.
 */
export const endAccount = async (payments: Payments, userId: string): Promise<void> => {
  const customer = await customerOfPerson(payments, userId);
  if (!customer) return;
  await askProvider(payments, async (stripe) => {
    try {
      await stripe.customers.del(customer.id);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    await syncCustomer(payments, customer.id);
  });
};
