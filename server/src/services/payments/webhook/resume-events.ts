import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Payments } from '../payments.ts';
import { processEvent } from './process-event.ts';

const atOnce = 200;

/** Events that a failure or a restart left undone, oldest first. One that fails again keeps no other from being done. */
export const resumeEvents = async (payments: Payments): Promise<void> => {
  const waiting = await payments.database.asService((tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`select id from public.payment_events
          where processed_at is null and (claimed_until is null or claimed_until < now())
          order by attempts, received_at limit ${atOnce}`,
    ),
  );
  for (const { id } of waiting)
    await processEvent(payments, id).catch((error: unknown) => {
      payments.log('error', { event: 'a payment event was not processed', id, error: String(error) });
    });
};
