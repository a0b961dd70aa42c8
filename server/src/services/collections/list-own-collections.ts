import type { CollectionSummary } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/** The caller's collections, the one that changed last in front; `holds` says whether each has the prompt that is asked about. */
export const listOwnCollections = (
  tx: Transaction,
  { sub }: PersonClaims,
  promptId: string | undefined,
): Promise<CollectionSummary[]> =>
  rowsOf<CollectionSummary>(
    tx,
    sql`select c.id, c.name, c.description, c.shared_at is not null as is_shared, c.moderated_at is not null as is_taken_down,
          (select count(*)::int from public.collection_prompts i join public.prompts p on p.id = i.prompt_id
            where i.collection_id = c.id and p.is_public and p.deleted_at is null) as prompts,
          exists (select 1 from public.collection_prompts i where i.collection_id = c.id and i.prompt_id = ${promptId ?? null}::uuid) as holds
        from public.collections c where c.user_id = ${sub} order by c.updated_at desc, c.id desc`,
  );
