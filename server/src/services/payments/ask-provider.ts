import Stripe from 'stripe';
import { ServiceError } from '../../http/service-error.ts';

const { errors } = Stripe;

/** True where the provider says that there is no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';

/**
 * Asks the provider, and puts its refusals into our words: `payment_failed` for a declined card, `payments_unavailable`
 * where it cannot be reached or refuses to serve us. Anything else is our own mistake and goes on as it is.
 */
export const askProvider = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof errors.StripeCardError)
      throw new ServiceError('payment_failed', cause.message, { cause });
    if (cause instanceof errors.StripeInvalidRequestError) throw cause;
    if (cause instanceof errors.StripeError)
      throw new ServiceError(
        'payments_unavailable',
        'The payment service does not answer just now. Nothing was charged. Try again in a moment.',
        { cause },
      );
    throw cause;
  }
};
