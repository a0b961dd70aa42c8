import type { PersonClaims } from '@whetstone/database';
import { ServiceError } from '../../../http/service-error.ts';
import { askProvider, isMissing } from '../ask-provider.ts';
import type { Payments } from '../payments.ts';
import { returnUrl } from './return-url.ts';
import { customerOfPerson } from '../sync/find-customer.ts';

const notBought = (cause?: unknown) =>
  new ServiceError('not_subscribed', 'You have not bought anything yet. Choose a plan first.', { cause });

/** The address of the provider's pages for the person's card, invoices and subscription. Throws `not_subscribed`, `return_url_refused`, `payments_unavailable`. */
export const createPortal = async (
  payments: Payments,
  claims: PersonClaims,
  { return_url: back }: { return_url?: string | undefined },
): Promise<{ url: string }> => {
  const backUrl = returnUrl(back ?? `${payments.siteUrl}/account`, payments.siteUrl);
  const customer = await customerOfPerson(payments, claims.sub);
  if (!customer) throw notBought();
  const { url } = await askProvider(payments, (stripe) =>
    stripe.billingPortal.sessions.create({ customer: customer.id, return_url: backUrl }),
  ).catch((error: unknown) => {
    throw isMissing(error) ? notBought(error) : error;
  });
  return { url };
};
