import { ownKeyProviderNames, type OwnKeyInput, type OwnKeyProvider } from '@whetstone/contract';
import { schema, type PersonClaims } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../http/dependencies.ts';
import { ServiceError } from '../../http/service-error.ts';
import { AddressRefused, refuseUrl } from '../../llm/guarded-fetch.ts';
import { openOwnModel } from '../../llm/model.ts';
import type { OwnKeySettings } from '../../settings/read-model.ts';
import { refuseWithoutProfile } from '../drafts/save-draft.ts';
import { queueMails } from '../payments/mails/queue-mail.ts';
import { keyProviders } from './key-providers.ts';
import { ownModelSettings, reachOf } from './own-model-settings.ts';
import { sealedPlace, storedKey, type KeyPlace } from './stored-key.ts';
import { tryKey } from './try-key.ts';

type Needs = Pick<Dependencies, 'database' | 'box' | 'settings'>;

const wrong = (path: string, message: string) =>
  new ServiceError('invalid_input', message, { fields: [{ path, message }] });

/** What a person calls the place their key is for. */
export const placeName = (provider: OwnKeyProvider, baseUrl: string | null): string =>
  baseUrl === null ? ownKeyProviderNames[provider] : new URL(baseUrl).host;

function refuseAddress({ base_url: url }: OwnKeyInput, ownKeys: OwnKeySettings): void {
  if (url === null) return;
  try {
    refuseUrl(new URL(url), reachOf(ownKeys));
  } catch (error) {
    if (error instanceof AddressRefused) throw wrong('base_url', 'This address is not allowed here.');
    throw error;
  }
}

/** The key that was typed, or the one that is kept where only the model changes: a key never follows to another place. */
async function keyFor({ database, box }: Needs, place: KeyPlace, typed: string | undefined): Promise<string> {
  if (typed !== undefined) return typed;
  const kept = await storedKey(database, place.userId);
  if (!kept || sealedPlace(kept) !== sealedPlace(place))
    throw wrong('key', 'Please paste the key. A saved key is used only at the address it was saved for.');
  return box.open(kept.sealed, sealedPlace(kept));
}

/**
 * Tries a person's key with one tiny call and keeps it sealed where it was answered. Answers the verdict. Throws
 * `not_allowed`, `invalid_input`, `own_key_refused`.
 */
export async function saveKey(
  needs: Needs,
  { sub: userId }: PersonClaims,
  input: OwnKeyInput,
  signal: AbortSignal,
): Promise<string> {
  const { database, box, settings } = needs;
  const { ownKeys } = settings;
  const { provider, model, base_url: baseUrl } = input;
  if (!ownKeys || !keyProviders(settings).includes(provider))
    throw new ServiceError('not_allowed', 'This site does not accept keys of this kind.');
  refuseAddress(input, ownKeys);
  const place = { userId, provider, baseUrl };
  const key = await keyFor(needs, place, input.key);
  const opened = openOwnModel(ownModelSettings({ ...place, model, key }, ownKeys), reachOf(ownKeys));
  const { isGood, verdict } = await tryKey(opened, placeName(provider, baseUrl), signal);
  if (!isGood) throw new ServiceError('own_key_refused', verdict);
  const row = { ...place, model, sealed: box.seal(key, sealedPlace(place)), lastFour: key.slice(-4) };
  await database
    .asService(async (tx) => {
      const { modelKeys } = schema;
      const [saved] = await tx
        .insert(modelKeys)
        .values(row)
        .onConflictDoUpdate({ target: modelKeys.userId, set: { ...row, changedAt: sql`clock_timestamp()` } })
        .returning({ at: modelKeys.changedAt });
      const about = `${userId}:${saved?.at.toISOString()}`;
      const details = { place: placeName(provider, baseUrl), model };
      await queueMails(tx, userId, [{ kind: 'own_key_changed', about, details }]);
    })
    .catch(refuseWithoutProfile);
  return verdict;
}
