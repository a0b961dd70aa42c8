import { binDays, type DeletedFolders } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, desc, eq, sql } from 'drizzle-orm';

const { deletedFolders } = schema;
const dayMs = 86_400_000;

/** Folders of the caller whose deletion can still be undone, the last deleted first. */
export const listDeletedFolders = async (tx: Transaction, claims: PersonClaims): Promise<DeletedFolders> => {
  const { id, name, deletedAt } = deletedFolders;
  const rows = await tx
    .select({ id, name, deletedAt })
    .from(deletedFolders)
    .where(
      and(
        eq(deletedFolders.userId, claims.sub),
        sql`${deletedAt} > now() - make_interval(days => ${binDays}::integer)`,
      ),
    )
    .orderBy(desc(deletedAt), desc(id));
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    deleted_at: row.deletedAt.toISOString(),
    purged_at: new Date(row.deletedAt.getTime() + binDays * dayMs).toISOString(),
  }));
  return { items };
};
