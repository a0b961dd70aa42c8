import { countUse, type Database } from '@whetstone/database';
import { ServiceError } from '../../http/service-error.ts';
import type { Limit } from './limits.ts';

const wordsOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/** Takes one use of a limit. Throws `rate_limited`, which says how long to wait. */
export async function takeLimit(database: Database, limit: Limit, subject: string): Promise<void> {
  const { name, max, seconds, told } = limit;
  const { isAllowed, waitSeconds } = await database.asService((tx) =>
    countUse(tx, { subject: `${name}:${subject}`, max, seconds }),
  );
  if (!isAllowed)
    throw new ServiceError('rate_limited', `${told} Please try again in ${wordsOf(waitSeconds)}.`, {
      retryAfterSeconds: waitSeconds,
    });
}
