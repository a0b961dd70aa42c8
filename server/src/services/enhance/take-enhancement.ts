import { countUse, type Database } from '@whetstone/database';
import { ServiceError } from '../../http/service-error.ts';

/** Takes one enhancement from the account's minute. Throws `rate_limited`. */
export async function takeEnhancement(database: Database, account: string, max: number): Promise<void> {
  const limit = { subject: `enhance-minute:${account}`, max, seconds: 60 };
  const { isAllowed, waitSeconds } = await database.asService((tx) => countUse(tx, limit));
  if (!isAllowed)
    throw new ServiceError(
      'rate_limited',
      `You can improve ${max} texts in a minute. Wait a moment; your text is kept.`,
      { retryAfterSeconds: waitSeconds },
    );
}
