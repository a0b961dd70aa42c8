import { AuthError } from '@whetstone/auth';
import { ServiceError } from '../../http/service-error.ts';
import { endAccount } from './end-account.ts';
import type { Payments } from './open-payments.ts';

/** What has to happen before the account service deletes an account; a refusal comes in that service's words. */
export const beforeDeletion =
  (payments: Payments) =>
  async ({ id }: { id: string }): Promise<void> => {
    try {
      await endAccount(payments, id);
    } catch (cause) {
      if (!(cause instanceof ServiceError)) throw cause;
      throw new AuthError(
        503,
        'payments_unavailable',
        'The subscription could not be ended just now, so the account was kept. Try again in a moment.',
        { cause },
      );
    }
  };
