import { promptLimits, type Republished } from '@whetstone/contract';
import type { Database, PersonClaims } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { publishPrompts } from '../prompts/publish-prompts.ts';
import { limits } from '../rate-limits/rate-limits.ts';
import { takeLimit } from '../rate-limits/take-limit.ts';
import type { AddedImport } from './add-import.ts';

const { publishedAtOnce: most } = promptLimits;

/** What keeps the account from publishing so many now, in a sentence. */
const refusalOf = async (
  database: Database,
  { sub }: PersonClaims,
  count: number,
): Promise<string | undefined> => {
  try {
    await takeLimit(database, limits.publish, sub, count);
    return undefined;
  } catch (cause) {
    if (cause instanceof ServiceError && cause.code === 'rate_limited') return cause.message;
    throw cause;
  }
};

/**
 * Publishes those prompts of an import that were public before, as pressing "Publish" on them would, as many as are
 * published at once. The import notes the moment, so that taking it back takes them too.
 */
export const publishAgain = async (
  database: Database,
  claims: PersonClaims,
  { id, wherePublic }: AddedImport,
): Promise<Republished | null> => {
  if (wherePublic.length === 0) return null;
  const ids = wherePublic.slice(0, most);
  const refusal = await refusalOf(database, claims, ids.length);
  if (refusal !== undefined) return { published: 0, left: wherePublic.length, reason: refusal };
  const published = await database.actingAs(claims, async (tx) => {
    const changed = await publishPrompts(tx, claims, { ids, is_public: true });
    await tx.execute(
      sql`update public.imports set published_at = now() where id = ${id} and user_id = ${claims.sub}`,
    );
    return changed.ids.length;
  });
  const left = wherePublic.length - published;
  return {
    published,
    left,
    reason: left > 0 ? `You can publish at most ${most} prompts at once.` : null,
  };
};
