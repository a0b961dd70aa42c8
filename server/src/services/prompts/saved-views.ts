import { savedView, type SavedView, type SavedViewInput } from '@whetstone/contract';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';

const { savedViews } = schema;
const mostKept = 50;

/** The views that the caller keeps, by name. */
export const listViews = async (tx: Transaction, claims: PersonClaims): Promise<SavedView[]> => {
  const rows = await tx
    .select()
    .from(savedViews)
    .where(eq(savedViews.userId, claims.sub))
    .orderBy(sql`lower(${savedViews.name})`);
  return rows.map(({ id, name, filters }) => savedView.parse({ id, name, filters }));
};

/** Keeps a view under its name, in the place of one of the same name. Throws `conflict` for too many. */
export const keepView = async (
  tx: Transaction,
  claims: PersonClaims,
  { name, filters }: SavedViewInput,
): Promise<SavedView> => {
  const kept = await listViews(tx, claims);
  const isNew = !kept.some((view) => view.name.toLowerCase() === name.toLowerCase());
  if (isNew && kept.length >= mostKept)
    throw new ServiceError('conflict', `You can have up to ${mostKept} views.`);
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into public.saved_views (name, filters) values (${name}, ${JSON.stringify(filters)}::text::jsonb)
        on conflict (user_id, lower(name)) do update set name = excluded.name, filters = excluded.filters returning id`,
  );
  return savedView.parse({ id: row?.id, name, filters });
};

/** Forgets a view; answers it, so that it can be kept again. Throws `not_found`. */
export const forgetView = async (tx: Transaction, claims: PersonClaims, id: string): Promise<SavedView> => {
  const [row] = await tx
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, claims.sub)))
    .returning();
  if (!row) throw new ServiceError('not_found', 'This view does not exist.');
  return savedView.parse({ id: row.id, name: row.name, filters: row.filters });
};
