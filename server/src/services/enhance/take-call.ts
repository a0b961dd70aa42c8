import type { Database, UseLimit } from '@whetstone/database';
import type { Model } from '../../llm/model.ts';
import { takeUses } from '../rate-limits/take-limit.ts';

/** Length of the windows of a day, in seconds. */
export const day = 24 * 60 * 60;
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The calls of the site's day, whatever they are for. */
export const siteDay = ({ settings }: Pick<Model, 'settings'>): UseLimit => ({
  subject: `enhance-site-day:${today()}`,
  max: settings.dailyCeiling,
  seconds: day,
});

/**
 * Takes one call of the model from the site's day, for whatever it is; answers whether one was left. A person's own model
 * takes none.
 */
export const takeCall = async (
  database: Database,
  { isOwn, settings }: Pick<Model, 'isOwn' | 'settings'>,
): Promise<boolean> => isOwn || (await takeUses(database, siteDay({ settings }))) === undefined;
