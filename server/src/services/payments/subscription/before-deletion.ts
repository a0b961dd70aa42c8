import { AuthError } from '@whetstone/auth';
import { ServiceError } from '../../../http/service-error.ts';
import { askProvider, isMissing } from '../ask-provider.ts';
import type { Payments } from '../payments.ts';
import { customerOfPerson } from '../sync/find-customer.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

/** Deletes the customer at the provider, which ends every subscription at once. Throws `payments_unavailable`. */
const endCustomer = async (payments: Payments, userId: string): Promise<void> => {
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

/**
 * What has to happen before the account service deletes an account, so that nobody is charged for one that is gone. A
 * refusal comes in that service's words, and the account stays.
 */
export const beforeDeletion =
  (payments: Payments) =>
  async ({ id }: { id: string }): Promise<void> => {
    try {
      await endCustomer(payments, id);
    } catch (cause) {
      if (!(cause instanceof ServiceError)) throw cause;
      throw new AuthError(
        503,
        'payments_unavailable',
        'Your subscription could not be ended, so your account was not deleted. Try again in a moment.',
        { cause },
      );
    }
  };
