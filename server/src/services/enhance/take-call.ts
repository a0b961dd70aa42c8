import type { Database } from '@whetstone/database';
import type { ModelSettings } from '../../settings/read-model.ts';
import { takeUse } from '../rate-limits/take-limit.ts';

/** Length of the windows of a day, in seconds. */
export const day = 24 * 60 * 60;
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Takes one call of the model from the site's day, for whatever it is; answers whether one was left. */
export const takeCall = (
  database: Database,
  { dailyCeiling }: Pick<ModelSettings, 'dailyCeiling'>,
): Promise<boolean> =>
  takeUse(database, { subject: `enhance-site-day:${today()}`, max: dailyCeiling, seconds: day });
