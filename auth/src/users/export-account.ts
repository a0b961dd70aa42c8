import { schema } from '@whetstone/database';
import { desc, eq, sql } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { sessionJson } from '../routes/user-sessions.ts';
import { findUser } from './find-user.ts';
import { loadUserJson } from './user-json.ts';

/** Everything that the auth service holds about a person, without secrets; null where there is no such account. */
export const exportAccount = (auth: AuthContext, userId: string) =>
  auth.database.asService(async (tx) => {
    const { auditLogEntries, sessions } = schema;
    const user = await findUser(tx, userId);
    if (!user) return null;
    const own = await tx
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt));
    const audit = await tx
      .select()
      .from(auditLogEntries)
      .where(sql`payload ->> 'actor_id' = ${userId}`)
      .orderBy(desc(auditLogEntries.createdAt));
    return {
      user: await loadUserJson(tx, user),
      sessions: own.map((row) => sessionJson(row, null)),
      audit_log: audit.map((row) => ({ at: row.createdAt, ip_address: row.ipAddress, ...row.payload })),
    };
  });
