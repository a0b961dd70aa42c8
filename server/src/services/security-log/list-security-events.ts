import { securityEventPage, type SecurityEventPage, type SecurityEventQuery } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { requireAdmin } from '../admin/require-admin.ts';
import { instantsOf, pageByNumber, readNumberCursor } from '../admin/log-page.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly minute: Date | string;
  readonly email: string | null;
  readonly network: string;
  readonly act: string;
  readonly count: number;
}

/** A page of the security log, the newest first. Throws `not_allowed`, `invalid_input`. */
export const listSecurityEvents = async (
  tx: Transaction,
  query: SecurityEventQuery,
): Promise<SecurityEventPage> => {
  await requireAdmin(tx);
  const { since, until } = instantsOf(query);
  const rows = await rowsOf<Row>(
    tx,
    sql`select id::text as id, kind, minute, email, network, act, count
        from public.admin_security_events(${query.who ?? null}::text, ${query.kind ?? null}::text, ${since}::text::timestamptz,
          ${until}::text::timestamptz, ${readNumberCursor(query.cursor)}::bigint, ${query.limit + 1}::integer)`,
  );
  const { page, next_cursor } = pageByNumber(rows, query.limit);
  return securityEventPage.parse({
    items: page.map((row) => ({ ...row, id: Number(row.id), minute: new Date(row.minute).toISOString() })),
    next_cursor,
  });
};
