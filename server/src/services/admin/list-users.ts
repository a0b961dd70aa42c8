import { adminUserPage, type AdminUserPage, type AdminUserQuery } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { pageFailure } from '../prompts/cursor.ts';
import { readDateCursor, pageByDate } from './date-cursor.ts';
import { requireAdmin } from './require-admin.ts';

/** A page of all accounts. Throws `not_allowed`. */
export const listUsers = async (tx: Transaction, query: AdminUserQuery): Promise<AdminUserPage> => {
  await requireAdmin(tx);
  const [at, id] = readDateCursor(query.cursor);
  const rows = await rowsOf<{ id: string; at: string; item: object }>(
    tx,
    sql`select id, u.created_at::text as at, to_jsonb(u) as item
        from public.admin_users(${query.search ?? null}, ${at}::text::timestamptz, ${id}::text::uuid, ${query.limit + 1}) u`,
  ).catch((cause: unknown) => {
    throw pageFailure(query.cursor, cause);
  });
  return adminUserPage.parse(pageByDate(rows, query.limit));
};
