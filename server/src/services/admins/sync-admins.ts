import { schema, type Database } from '@whetstone/database';
import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';

const source = 'ADMIN_EMAILS';

/** Makes the confirmed accounts of these addresses admins, and takes the role back from those no longer listed. */
export const syncAdmins = (database: Database, emails: readonly string[]): Promise<void> =>
  database.asService(async (tx) => {
    const { admins, profiles, users } = schema;
    const listed = tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          isNotNull(users.emailConfirmedAt),
          // A company's SAML may state any address of its domains, so such an account never becomes an admin by address.
          eq(users.isSsoUser, false),
          inArray(sql`lower(${users.email})`, emails.length > 0 ? [...emails] : ['']),
        ),
      );
    await tx.delete(admins).where(and(eq(admins.grantedBy, source), notInArray(admins.userId, listed)));
    await tx
      .insert(admins)
      .select(
        tx
          .select({
            userId: profiles.id,
            grantedBy: sql<string>`${source}`.as('granted_by'),
            createdAt: sql<Date>`now()`.as('created_at'),
          })
          .from(profiles)
          .where(inArray(profiles.id, listed)),
      )
      .onConflictDoNothing();
  });
