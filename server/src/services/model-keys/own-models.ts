import type { Database } from '@whetstone/database';
import type { SecretBox } from '@whetstone/auth';
import { openOwnModel, type Model } from '../../llm/model.ts';
import type { OwnKeySettings } from '../../settings/read-model.ts';
import { keyProviders } from './key-providers.ts';
import { ownModelSettings, reachOf } from './own-model-settings.ts';
import { sealedPlace, storedKey, type StoredKey } from './stored-key.ts';

/** Models that are kept open at most, each with the circuit of its account. */
const mostOpen = 500;

export interface OwnModels {
  /** The model of a person's own key, as it is stored now; `undefined` where there is none. */
  of(userId: string): Promise<Model | undefined>;
  /** Ends the calls under way. */
  close(): void;
}

/** The models of people's own keys. The one that rested longest gives way to a new one. */
export function openOwnModels(
  { database, box }: { database: Database; box: SecretBox },
  ownKeys: OwnKeySettings | undefined,
): OwnModels {
  const open = new Map<string, { readonly model: Model; readonly row: string }>();
  const openFrom = (settings: OwnKeySettings, stored: StoredKey): Model => {
    const key = box.open(stored.sealed, sealedPlace(stored));
    return openOwnModel(ownModelSettings({ ...stored, key }, settings), reachOf(settings));
  };
  const openFor = async (settings: OwnKeySettings, userId: string): Promise<Model | undefined> => {
    const stored = await storedKey(database, userId);
    const known = open.get(userId);
    open.delete(userId);
    // The owner may have narrowed what the site takes since the key was kept.
    if (!stored || !keyProviders({ ownKeys: settings }).includes(stored.provider)) return undefined;
    const row = JSON.stringify(stored);
    const model = known?.row === row ? known.model : openFrom(settings, stored);
    open.set(userId, { model, row });
    const [oldest] = open.keys();
    if (open.size > mostOpen && oldest !== undefined) open.delete(oldest);
    return model;
  };
  return {
    of: async (userId) => (ownKeys ? openFor(ownKeys, userId) : undefined),
    close: () => {
      for (const { model } of open.values()) model.close();
    },
  };
}
