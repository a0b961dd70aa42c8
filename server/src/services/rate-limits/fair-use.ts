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

type Made = Readonly<Record<`${(typeof windows)[number]['name']}_${'made' | 'reset'}`, number>>;

/** What was charged within a window, and how long until the first of it is out of it. */
const within = ({ name, seconds }: (typeof windows)[number]) => {
  const length = sql`${seconds}::int`;
  const charged = sql`filter (where created_at > now() - ${length} * interval '1 second')`;
  return sql`count(*) ${charged}::int as ${sql.identifier(`${name}_made`)},
    coalesce(ceil(extract(epoch from min(created_at) ${charged} - now())) + ${length}, ${length})::int as ${sql.identifier(`${name}_reset`)}`;
};

/**
 * What the caller has left of fair use, counted in the ledger's own rows, so that nothing is counted that was not charged.
 * Stands after `begin_generation`, which holds the profile: of several requests at once each sees those before it.
 */
export const fairUseOf = async (tx: Transaction, person: string): Promise<readonly Allowance[]> => {
  const longest = Math.max(...windows.map(({ seconds }) => seconds));
  const [row] = await rowsOf<Made>(
    tx,
    sql`select ${sql.join(windows.map(within), sql`, `)} from public.generations
      where user_id = ${person} and created_at > now() - ${longest}::int * interval '1 second'`,
  );
  if (!row) throw new Error('The ledger answered nothing');
  return windows.map((window) => ({
    ...window,
    remaining: window.max - row[`${window.name}_made`],
    resetSeconds: row[`${window.name}_reset`],
  }));
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
