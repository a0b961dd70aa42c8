import { adminActionPage, type AdminActionPage, type AdminActionQuery } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { instantsOf, pageByNumber, readNumberCursor } from './log-page.ts';
import { requireAdmin } from './require-admin.ts';

interface Row {
  readonly id: string;
  readonly admin_email: string;
  readonly action: string;
  readonly target: string;
  readonly details: Record<string, unknown>;
  readonly created_at: Date | string;
}

/** A page of what admins did, the newest first. Throws `not_allowed`, `invalid_input`. */
export const listActions = async (tx: Transaction, query: AdminActionQuery): Promise<AdminActionPage> => {
  await requireAdmin(tx);
  const { since, until } = instantsOf(query);
  const rows = await rowsOf<Row>(
    tx,
    sql`select id::text as id, admin_email, action, target, details, created_at
        from public.admin_find_actions(${query.who ?? null}::text, ${query.whom ?? null}::text, ${query.action ?? null}::text,
          ${since}::text::timestamptz, ${until}::text::timestamptz, ${readNumberCursor(query.cursor)}::bigint, ${query.limit + 1}::integer)`,
  );
  const { page, next_cursor } = pageByNumber(rows, query.limit);
  return adminActionPage.parse({
    items: page.map((row) => ({
      ...row,
      id: Number(row.id),
      created_at: new Date(row.created_at).toISOString(),
    })),
    next_cursor,
  });
};
