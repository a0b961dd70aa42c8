import { adminActionPage, type AdminActionPage, type AdminActionQuery } from '@whetstone/contract';
import { schema, type Transaction } from '@whetstone/database';
import { desc, lt } from 'drizzle-orm';
import { notOurCursor } from '../prompts/cursor.ts';
import { requireAdmin } from './require-admin.ts';

/** A page of what admins did. Throws `not_allowed`. */
export const listActions = async (tx: Transaction, query: AdminActionQuery): Promise<AdminActionPage> => {
  await requireAdmin(tx);
  const { adminActions } = schema;
  const before = query.cursor === undefined ? undefined : Number(query.cursor);
  if (before !== undefined && !Number.isSafeInteger(before)) throw notOurCursor();
  const rows = await tx
    .select()
    .from(adminActions)
    .where(before === undefined ? undefined : lt(adminActions.id, before))
    .orderBy(desc(adminActions.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  return adminActionPage.parse({
    items: page.map((row) => ({
      id: row.id,
      admin_email: row.adminEmail,
      action: row.action,
      target: row.target,
      details: row.details,
      created_at: row.createdAt.toISOString(),
    })),
    next_cursor: rows.length > query.limit ? String(page.at(-1)?.id) : null,
  });
};
