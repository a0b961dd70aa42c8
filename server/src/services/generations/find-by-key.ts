import type { PersonClaims } from '@whetstone/database';
import type { Dependencies } from '../../http/dependencies.ts';
import type { Generation, Started } from './generation.ts';
import { keptByKey, type Kept } from './kept-writing.ts';
import { standing } from './standing.ts';

/** A kept writing with the usage as it is now. */
export const withUsage = async (
  { database }: Pick<Dependencies, 'database'>,
  person: PersonClaims,
  { generationId, promptJson, writtenBy, rewritesLeft }: Kept,
): Promise<Generation> => {
  const usage = await database.actingAs(person, standing);
  return { id: generationId, promptJson, writtenBy, rewritesLeft, usage };
};

/** What was written by a model, or in its place, for a key of the caller's; its result waits until it is. Throws `not_found`. */
export const findByKey = (
  needs: Pick<Dependencies, 'database'>,
  person: PersonClaims,
  key: string,
): Started<Generation> => ({
  allowances: [],
  finish: async ({ signal }) =>
    withUsage(needs, person, await keptByKey(needs.database, person, key, signal)),
});
