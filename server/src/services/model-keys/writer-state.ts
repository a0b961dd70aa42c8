import type { WriterState } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type { Dependencies } from '../../http/dependencies.ts';
import { modelFor } from '../../llm/model-for.ts';
import { keyProviders } from './key-providers.ts';
import { ownKeyOf, storedKey } from './stored-key.ts';

/** Who writes for a person, and what may be seen of their own key. */
export async function writerState(
  needs: Pick<Dependencies, 'database' | 'model' | 'ownModels' | 'settings'>,
  claims: PersonClaims,
): Promise<WriterState> {
  const key = await storedKey(needs.database, claims.sub);
  const used = await modelFor(needs, claims);
  return {
    written_by: used
      ? { source: used.source, name: used.name }
      : { source: 'rules', name: 'the built-in rules' },
    // Told even where the site takes keys no more, so that it can be removed.
    own_key: key ? ownKeyOf(key) : null,
    providers: keyProviders(needs.settings),
  };
}
