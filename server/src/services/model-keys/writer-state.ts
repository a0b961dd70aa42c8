import type { WriterState, WrittenBy } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type { Dependencies } from '../../http/dependencies.ts';
import { isNear } from '../../settings/read-model.ts';
import { keyProviders } from './key-providers.ts';
import { ownKeyOf, storedKey, type StoredKey } from './stored-key.ts';

type Needs = Pick<Dependencies, 'database' | 'settings'>;

function writtenBy({ aiName, model }: Needs['settings'], key: StoredKey | undefined): WrittenBy {
  if (key) return { source: 'own', name: key.model };
  if (!model) return { source: 'rules', name: 'the built-in rules' };
  const isLocal = model.baseUrl !== undefined && isNear(new URL(model.baseUrl));
  return isLocal ? { source: 'local', name: model.model } : { source: 'site', name: aiName };
}

/** Who writes for a person, and what may be seen of their own key. */
export async function writerState(
  { database, settings }: Needs,
  { sub }: PersonClaims,
): Promise<WriterState> {
  const key = settings.ownKeys && (await storedKey(database, sub));
  return {
    written_by: writtenBy(settings, key),
    own_key: key ? ownKeyOf(key) : null,
    providers: keyProviders(settings),
  };
}
