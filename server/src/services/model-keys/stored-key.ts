import type { OwnKey, OwnKeyProvider } from '@whetstone/contract';
import { schema, type Database } from '@whetstone/database';
import { eq } from 'drizzle-orm';

const { modelKeys } = schema;

export type StoredKey = typeof modelKeys.$inferSelect;

/** Where a key is sent to. */
export interface KeyPlace {
  readonly userId: string;
  readonly provider: OwnKeyProvider;
  readonly baseUrl: string | null;
}

/** What a sealed key is bound to: moved to another account, provider or host it does not open. */
export const sealedPlace = ({ userId, provider, baseUrl }: KeyPlace): string =>
  `model key ${userId} ${provider} ${baseUrl === null ? '' : new URL(baseUrl).host}`;

/** The key of an account as it is stored, sealed. */
export const storedKey = async (database: Database, userId: string): Promise<StoredKey | undefined> =>
  (await database.asService((tx) => tx.select().from(modelKeys).where(eq(modelKeys.userId, userId))))[0];

/** What its owner may see of it. */
export const ownKeyOf = (key: StoredKey): OwnKey => ({
  provider: key.provider,
  model: key.model,
  base_url: key.baseUrl,
  last_four: key.lastFour,
  changed_at: key.changedAt.toISOString(),
});
