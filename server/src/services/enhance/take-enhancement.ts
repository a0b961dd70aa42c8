import type { Database } from '@whetstone/database';
import { ServiceError } from '../../http/service-error.ts';
import { takeUse } from '../limits/take-use.ts';

/** Takes one enhancement from the account's minute. Throws `rate_limited`. */
export async function takeEnhancement(database: Database, account: string, max: number): Promise<void> {
  if (await takeUse(database, { subject: `enhance-minute:${account}`, max, seconds: 60 })) return;
  throw new ServiceError(
    'rate_limited',
    `You can improve ${max} texts in a minute. Wait a moment; your text is kept.`,
  );
}
