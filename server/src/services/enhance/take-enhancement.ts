import type { Database } from '@whetstone/database';
import type { Allowance } from '../../http/allowance.ts';
import { takeLimit } from '../rate-limits/take-limit.ts';

/** Takes one enhancement from the account's minute and answers what is left. Throws `rate_limited`. */
export const takeEnhancement = (database: Database, account: string, max: number): Promise<Allowance> =>
  takeLimit(
    database,
    {
      name: 'enhance',
      max,
      seconds: 60,
      told: `You can improve ${max} texts in a minute; your text is kept.`,
    },
    account,
  );
