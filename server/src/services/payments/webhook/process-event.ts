import { rowsOf, schema, type Transaction } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import type { Payments } from '../payments.ts';
import { sendPaymentMails } from '../mails/send-payment-mails.ts';
import { resumeReversals } from '../refund/carry-out-reversal.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { endDisputed } from './end-disputed.ts';

interface Claimed {
  readonly type: string;
  readonly customer_id: string | null;
  readonly object_id: string | null;
  readonly claimed_at: Date | string;
}

const { paymentEvents } = schema;

/** The event, if nobody is at it and it is not done. A claim lasts a minute, then whoever held it has died. */
const claim = async ({ database }: Payments, id: string): Promise<Claimed | undefined> => {
  const [row] = await database.asService((tx) =>
    rowsOf<Claimed>(
      tx,
      sql`update public.payment_events set attempts = attempts + 1, claimed_until = now() + interval '1 minute'
          where id = ${id} and processed_at is null and (claimed_until is null or claimed_until < now())
          returning type, customer_id, object_id, clock_timestamp() as claimed_at`,
    ),
  );
  return row;
};

/** Tried at every sweep for an hour, in which most troubles of the provider pass; then ever more rarely, down to once a day. */
const pauseAfter = sql`case when ${paymentEvents.attempts} >= 12
  then now() + least(interval '1 day', interval '5 minutes' * power(2, least(${paymentEvents.attempts} - 11, 9))) end`;

/** These ask for more than fetching anew. */
const dispute = 'charge.dispute.created';

/**
 * Notes as done the event, and with it all that came about the customer before the fetch began: what they told is in what
 * was fetched.
 */
const finish = (tx: Transaction, id: string, customerId: string | null, { claimed_at: claimedAt }: Claimed) =>
  tx.execute(
    sql`update public.payment_events set processed_at = now(), problem = null
        where processed_at is null and (id = ${id}
          or (customer_id = ${customerId} and type <> ${dispute} and received_at < ${new Date(claimedAt).toISOString()}::timestamptz))`,
  );

const work = async (payments: Payments, id: string, claimed: Claimed): Promise<void> => {
  const customerId =
    claimed.type === dispute && claimed.object_id !== null
      ? await endDisputed(payments, claimed.object_id)
      : claimed.customer_id;
  const along = (tx: Transaction) => finish(tx, id, customerId, claimed);
  if (customerId === null) await payments.database.asService(along);
  else await syncCustomer(payments, customerId, along);
};

/** An event about a customer that nobody is at. */
const waitingAbout = async ({ database }: Payments, customerId: string): Promise<string | undefined> => {
  const [row] = await database.asService((tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`select id from public.payment_events
          where customer_id = ${customerId} and processed_at is null and (claimed_until is null or claimed_until < now())
          limit 1`,
    ),
  );
  return row?.id;
};

/**
 * Does what an event asks for, once. What fails is noted and stays for the next sweep. Where the event is done already,
 * another one about the same customer is taken in its place: it may have relied on this one.
 */
export const processEvent = async (
  payments: Payments,
  given: string,
  customerId: string | null = null,
): Promise<void> => {
  let id = given;
  let claimed = await claim(payments, id);
  if (!claimed && customerId !== null) {
    id = (await waitingAbout(payments, customerId)) ?? id;
    claimed = await claim(payments, id);
  }
  if (!claimed) return;
  try {
    await work(payments, id, claimed);
  } catch (error) {
    await payments.database.asService((tx) =>
      tx
        .update(paymentEvents)
        .set({ claimedUntil: pauseAfter, problem: String(error).slice(0, 1000) })
        .where(eq(paymentEvents.id, id)),
    );
    throw error;
  }
  payments.inBackground(async () => {
    await resumeReversals(payments);
    await sendPaymentMails(payments);
  }, 'the work that events leave');
};
