import { fairUse, fairUseSentence } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Allowance } from '../../http/allowance.ts';
import { ServiceError } from '../../http/service-error.ts';
import { waitInWords } from './wait-in-words.ts';

const windows = [
  { name: 'burst', max: fairUse.minute, seconds: 60 },
  { name: 'hour', max: fairUse.hour, seconds: 3600 },
  { name: 'day', max: fairUse.day, seconds: 86_400 },
] as const;

interface Made {
  readonly name: string;
  readonly made: number;
  readonly reset: number;
}

/**
 * What the caller has left of fair use, counted in the ledger's own rows, so that nothing is counted that was not charged.
 * Stands after `begin_generation`, which holds the profile: of several requests at once each sees those before it.
 */
export const fairUseOf = async (tx: Transaction, person: string): Promise<readonly Allowance[]> => {
  const rows = await rowsOf<Made>(
    tx,
    sql.join(
      windows.map(
        ({ name, seconds }) => sql`select ${name}::text as name, count(*)::int as made,
          coalesce(ceil(extract(epoch from min(created_at) - now())) + ${seconds}::int, ${seconds}::int)::int as reset
        from public.generations where user_id = ${person} and created_at > now() - ${seconds}::int * interval '1 second'`,
      ),
      sql` union all `,
    ),
  );
  return windows.map((window) => {
    const row = rows.find(({ name }) => name === window.name);
    return { ...window, remaining: window.max - (row?.made ?? 0), resetSeconds: row?.reset ?? 0 };
  });
};

/** Refuses a charge that is one too many; the transaction that is given up takes the charge back. Throws `rate_limited`. */
export const refuseBeyondFairUse = (allowances: readonly Allowance[]): void => {
  const spent = allowances.filter(({ remaining }) => remaining < 0);
  if (spent.length === 0) return;
  const waitSeconds = Math.max(...spent.map(({ resetSeconds }) => resetSeconds));
  throw new ServiceError(
    'rate_limited',
    `${fairUseSentence} Nothing was charged; please try again in ${waitInWords(waitSeconds)}.`,
    {
      retryAfterSeconds: waitSeconds,
      allowances: allowances.map((allowance) => ({
        ...allowance,
        remaining: Math.max(0, allowance.remaining),
      })),
    },
  );
};
