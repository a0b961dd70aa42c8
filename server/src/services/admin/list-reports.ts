import { adminReportPage, type AdminReportPage, type AdminReportQuery } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { pageFailure } from '../prompts/cursor.ts';
import { pageByDate, readDateCursor } from './date-cursor.ts';
import { requireAdmin } from './require-admin.ts';

/** A page of the reports queue. Throws `not_allowed`. */
export const listReports = async (tx: Transaction, query: AdminReportQuery): Promise<AdminReportPage> => {
  await requireAdmin(tx);
  const [at, id] = readDateCursor(query.cursor);
  const rows = await rowsOf<{ id: string; at: string; item: object }>(
    tx,
    sql`select id, r.created_at::text as at, to_jsonb(r) as item
        from public.admin_reports(${query.state === 'resolved'}, ${at}::text::timestamptz, ${id}::text::uuid, ${query.limit + 1}) r`,
  ).catch((cause: unknown) => {
    throw pageFailure(query.cursor, cause);
  });
  return adminReportPage.parse(pageByDate(rows, query.limit));
};
