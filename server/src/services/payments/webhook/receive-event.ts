import { schema } from '@whetstone/database';
import type Stripe from 'stripe';
import { z } from 'zod';
import { ServiceError } from '../../../http/service-error.ts';
import { dateOf } from '../in-seconds.ts';
import type { Payments } from '../payments.ts';
import { processEvent } from './process-event.ts';

const toleranceSeconds = 300;

const verified = async (
  { stripe, webhookSecrets }: Payments,
  body: string,
  signature: string,
): Promise<Stripe.Event> => {
  let cause: unknown;
  for (const secret of webhookSecrets) {
    try {
      return await (await stripe()).webhooks.constructEventAsync(body, signature, secret, toleranceSeconds);
    } catch (error) {
      cause = error;
    }
  }
  throw new ServiceError('signature_invalid', 'The signature of this event is not valid.', { cause });
};

const text = z.string().nullable().catch(null);
const subject = z.object({ id: text, object: text, customer: text });

/** Whom an event is about. The rest of it is not believed but asked for again. */
const subjectOf = ({ data }: Stripe.Event): { objectId: string | null; customerId: string | null } => {
  const { id, object, customer } = subject.parse(data.object);
  return { objectId: id, customerId: object === 'customer' ? id : customer };
};

/** Events about one customer that wait together are done by the first; a dispute asks for more than that. */
const keyOf = (event: Stripe.Event): string | undefined =>
  event.type === 'charge.dispute.created' ? undefined : (subjectOf(event).customerId ?? undefined);

/**
 * Takes an event of the provider: checks the signature over the body as it came, keeps the event, and leaves the work to
 * after the answer. Throws `signature_invalid`. An event that is known already is answered like a new one.
 */
export const receiveEvent = async (
  payments: Payments,
  body: string,
  signature: string | undefined,
): Promise<{ duplicate: boolean }> => {
  const event = await verified(payments, body, signature ?? '');
  const kept = await payments.database.asService((tx) =>
    tx
      .insert(schema.paymentEvents)
      .values({ id: event.id, type: event.type, createdAt: dateOf(event.created), ...subjectOf(event) })
      .onConflictDoNothing()
      .returning({ id: schema.paymentEvents.id }),
  );
  if (kept.length > 0)
    payments.inBackground(() => processEvent(payments, event.id, subjectOf(event).customerId), keyOf(event));
  return { duplicate: kept.length === 0 };
};
