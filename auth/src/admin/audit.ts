import { schema } from '@whetstone/database';
import { desc } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { readPage } from './read-page.ts';
import { requireAdmin } from './require-admin.ts';

/** GET /admin/audit: a page of audit entries, the newest first. */
export const listAudit = (auth: AuthContext) => async (c: Context) => {
  requireAdmin(auth, c);
  const { size, offset } = readPage(c);
  const { auditLogEntries } = schema;
  const rows = await auth.database.asService((tx) =>
    tx.select().from(auditLogEntries).orderBy(desc(auditLogEntries.createdAt)).limit(size).offset(offset),
  );
  return c.json(
    rows.map((row) => ({
      id: row.id,
      payload: row.payload,
      created_at: row.createdAt,
      ip_address: row.ipAddress,
    })),
  );
};
