import { schema, type Database } from '@whetstone/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ObjectStore } from './object-store.ts';

/** Keeps the sandbox in the database, so that it survives a restart and all processes see the same one. */
export const databaseStore = (database: Database): ObjectStore => ({
  atomically: (work) =>
    database.asService(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(424250)`);
      const { sandboxObjects } = schema;
      return work({
        get: async <Body extends object>(id: string) => {
          const [row] = await tx.select().from(sandboxObjects).where(eq(sandboxObjects.id, id));
          return row?.body as Body | undefined;
        },
        list: async <Body extends object>(kind: string, customerId?: string) => {
          const ofKind = eq(sandboxObjects.kind, kind);
          const rows = await tx
            .select()
            .from(sandboxObjects)
            .where(customerId === undefined ? ofKind : and(ofKind, eq(sandboxObjects.customerId, customerId)))
            .orderBy(asc(sandboxObjects.position));
          return rows.map((row) => row.body as Body);
        },
        remove: async (id) => {
          await tx.delete(sandboxObjects).where(eq(sandboxObjects.id, id));
        },
        put: async (kind, id, body, customerId = null) => {
          const plain: Record<string, unknown> = JSON.parse(JSON.stringify(body));
          await tx
            .insert(sandboxObjects)
            .values({ id, kind, customerId, body: plain })
            .onConflictDoUpdate({ target: sandboxObjects.id, set: { body: plain } });
        },
      });
    }),
});
