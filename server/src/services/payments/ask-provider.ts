import type Stripe from 'stripe';
import { ServiceError } from '../../http/service-error.ts';
import type { Payments } from './payments.ts';
import { errorCode } from '../../error-code.ts';

/** The library's errors carry their class as `type`; asking for that spares loading it. */
const typeOf = (error: unknown): string =>
  error instanceof Error && 'type' in error ? String(error.type) : '';

/** The provider's code of a request that it refused as such, like `charge_already_refunded`. */
export const codeOf = (error: unknown): string =>
  typeOf(error) === 'StripeInvalidRequestError' ? String(errorCode(error)) : '';

/** True where the provider says that there is no such object. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'resource_missing';

const putIntoOurWords = (cause: unknown): unknown => {
  if (!(cause instanceof Error)) return cause;
  const type = typeOf(cause);
  if (type === 'StripeCardError') return new ServiceError('payment_failed', cause.message, { cause });
  if (type.startsWith('Stripe') && type !== 'StripeInvalidRequestError')
    return new ServiceError(
      'payments_unavailable',
      'The payment service is not answering right now. Nothing was charged. Try again in a moment.',
      { cause },
    );
  return cause;
};

/**
 * Asks the provider, and puts its refusals into our words: `payment_failed` for a declined card, `payments_unavailable`
 * where it cannot be reached or refuses to serve us. Anything else is our own mistake and goes on as it is. Not for what
 * moves money: there see {@link askToCharge}.
 */
export const askProvider = async <T>(
  { stripe }: Pick<Payments, 'stripe'>,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<T> => {
  try {
    return await ask(await stripe());
  } catch (cause) {
    throw putIntoOurWords(cause);
  }
};

/** The line was cut or the provider broke down: it may have done what was asked all the same. */
const isUnsure = (cause: unknown): boolean => /^Stripe(?:Connection|API)Error$/.test(typeOf(cause));

/**
 * {@link askProvider} for a call that charges: where nobody knows whether it did, `payment_uncertain`, which says nothing
 * about money.
 */
export const askToCharge = async <T>(
  { stripe }: Pick<Payments, 'stripe'>,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<T> => {
  const library = await stripe();
  try {
    return await ask(library);
  } catch (cause) {
    if (isUnsure(cause))
      throw new ServiceError(
        'payment_uncertain',
        'The payment service has not confirmed the change. Check your plan and invoices in a moment; it is safe to try the same change again.',
        { cause },
      );
    throw putIntoOurWords(cause);
  }
};
