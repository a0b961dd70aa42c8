import { countUse, type Database, type UseLimit } from '@whetstone/database';
import type { Allowance } from '../../http/allowance.ts';
import { ServiceError } from '../../http/service-error.ts';
import type { Limit } from './rate-limits.ts';
import { waitInWords } from './wait-in-words.ts';

/** Takes one use of a limit, or several, and answers what is left. Throws `rate_limited`, which says how long to wait. */
export async function takeLimit(
  database: Database,
  limit: Limit,
  subject: string,
  uses = 1,
): Promise<Allowance> {
  const { name, max, seconds, told } = limit;
  const { isAllowed, remaining, waitSeconds } = await database.asService((tx) =>
    countUse(tx, { subject: `${name}:${subject}`, max, seconds, uses }),
  );
  const allowance = { name, max, seconds, remaining, resetSeconds: waitSeconds };
  if (isAllowed) return allowance;
  throw new ServiceError('rate_limited', `${told} Please try again in ${waitInWords(waitSeconds)}.`, {
    retryAfterSeconds: waitSeconds,
    allowances: [allowance],
  });
}

/**
 * Takes one use of each limit in turn, up to the first that does not allow it, which is answered; what was taken stays
 * taken whatever becomes of the request.
 */
export const takeUses = (database: Database, ...taken: readonly UseLimit[]): Promise<UseLimit | undefined> =>
  database.asService(async (tx) => {
    for (const limit of taken) if (!(await countUse(tx, limit)).isAllowed) return limit;
    return undefined;
  });
