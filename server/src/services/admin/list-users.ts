import { adminUserPage, type AdminUserPage, type AdminUserQuery } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { pageFailure } from '../prompts/cursor.ts';
import { readDateCursor, pageByDate } from './date-cursor.ts';
import { requireAdmin } from './require-admin.ts';

interface UserRow {
  readonly suspended_at: string | null;
  readonly suspension_reason: string | null;
}

const userOf = ({ suspended_at: since, suspension_reason: reason, ...user }: UserRow) => ({
  ...user,
  suspension: since === null ? null : { since, reason },
});

/** A page of all accounts. Throws `not_allowed`. */
export const listUsers = async (tx: Transaction, query: AdminUserQuery): Promise<AdminUserPage> => {
  await requireAdmin(tx);
  const [at, id] = readDateCursor(query.cursor);
  const rows = await rowsOf<{ id: string; at: string; item: UserRow }>(
    tx,
    sql`select id, u.created_at::text as at, to_jsonb(u) as item
        from public.admin_users(${query.search ?? null}, ${at}::text::timestamptz, ${id}::text::uuid, ${query.limit + 1}) u`,
  ).catch((cause: unknown) => {
    throw pageFailure(query.cursor, cause);
  });
  const page = pageByDate<UserRow>(rows, query.limit);
  return adminUserPage.parse({ ...page, items: page.items.map(userOf) });
};
