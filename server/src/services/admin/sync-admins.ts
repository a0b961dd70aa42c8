import type { Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

/**
 * Makes the confirmed accounts of these addresses admins, now and whenever one is confirmed later, and takes the role back
 * from those no longer listed.
 */
export const syncAdmins = (database: Database, emails: readonly string[]): Promise<void> =>
  database.asService(async (tx) => {
    await tx.execute(sql`select private.name_admins(${JSON.stringify(emails)}::text::jsonb)`);
  });
