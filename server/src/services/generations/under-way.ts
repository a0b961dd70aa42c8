import { rowsOf, type Database, type PersonClaims } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Log } from '../../http/log.ts';
import type { Reservation } from './reserve-writing.ts';

/** Between two looks at what was stopped through another process, in milliseconds. */
const lookMs = 1000;

/** Writings whose person can still end them, whichever process they ask. */
export interface UnderWay {
  /** Does the work of a reservation; `stop` aborts its signal. */
  untilStopped<Result>(
    reservation: Pick<Reservation, 'attempt'>,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
  /** Ends what a model is writing for the caller's key; false where nothing is being written for it. */
  stop(person: PersonClaims, key: string): Promise<boolean>;
}

/** The writings of this process. While there are any, one statement a second asks which of them were stopped elsewhere. */
export function openUnderWay({ database, log }: { database: Database; log: Log }): UnderWay {
  const endings = new Map<string, AbortController>();
  let timer: NodeJS.Timeout | undefined;
  const end = (attempts: readonly { attempt: string }[]) => {
    for (const { attempt } of attempts) endings.get(attempt)?.abort();
  };
  const look = async () => {
    const own = JSON.stringify([...endings.keys()]);
    end(
      await database.asService((tx) =>
        rowsOf<{ attempt: string }>(
          tx,
          sql`select attempt from public.writings where prompt is null and stopped_attempt = attempt
            and attempt in (select value::uuid from jsonb_array_elements_text(${own}::jsonb))`,
        ),
      ),
    );
  };
  const lookLater = () => {
    if (timer || endings.size === 0) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) =>
          log('warn', { event: 'what was stopped elsewhere could not be read', error: String(error) }),
        )
        .finally(() => {
          timer = undefined;
          lookLater();
        });
    }, lookMs).unref();
  };
  return {
    untilStopped: async ({ attempt }, work) => {
      const ending = new AbortController();
      endings.set(attempt, ending);
      lookLater();
      try {
        return await work(ending.signal);
      } finally {
        endings.delete(attempt);
        if (endings.size === 0) {
          clearTimeout(timer);
          timer = undefined;
        }
      }
    },
    stop: async ({ sub }, key) => {
      const stopped = await database.asService((tx) =>
        rowsOf<{ attempt: string }>(
          tx,
          sql`update public.writings set stopped_attempt = attempt
            where user_id = ${sub}::uuid and idempotency_key = ${key}::uuid and prompt is null and reserved_until > now()
            returning attempt`,
        ),
      );
      end(stopped);
      return stopped.length > 0;
    },
  };
}
