import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf, type Transaction } from './database.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema/index.ts';
import { createTestDatabase, refusal, type TestDatabase } from './testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const tables = Object.values(schema) as PgTable[];

describe('the migrated database', () => {
  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'has every column that the schema names in %s',
    async (_name, table) => {
      const config = getTableConfig(table);
      const columns = await database.asOwner((tx) =>
        rowsOf<{ column_name: string; is_nullable: string }>(
          tx,
          sql`select column_name, is_nullable from information_schema.columns where table_schema = ${config.schema ?? 'public'} and table_name = ${config.name}`,
        ),
      );
      const nullable = new Map(columns.map((column) => [column.column_name, column.is_nullable === 'YES']));
      for (const column of config.columns)
        expect([column.name, nullable.get(column.name)]).toEqual([column.name, !column.notNull]);
    },
  );

  it('guards every table of public and auth by row-level security', async () => {
    const open = await database.asOwner((tx) =>
      rowsOf<{ name: string }>(
        tx,
        sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname in ('public', 'auth') and c.relkind = 'r' and not c.relrowsecurity and c.relname <> 'private_migrations'`,
      ),
    );
    expect(open).toEqual([]);
  });

  it('[AU-09] asks every public table for the second factor by a restrictive policy', async () => {
    const open = await database.asOwner((tx) =>
      rowsOf<{ name: string }>(
        tx,
        sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'private_migrations'
              and has_any_column_privilege('authenticated', c.oid, 'select')
              and not exists (select 1 from pg_policy p where p.polrelid = c.oid and not p.polpermissive
                and pg_get_expr(p.polqual, p.polrelid) like '%has_required_aal%')`,
      ),
    );
    expect(open).toEqual([]);
  });

  it('is found up to date in two statements, and one whose merged files have changed is refused', async () => {
    const statements: string[] = [];
    const migrateAgain = () =>
      database.asOwner((tx) =>
        migrate({
          query: async (statement) => {
            statements.push(statement);
            return { rows: await rowsOf(tx, sql.raw(statement)) };
          },
          script: () => Promise.reject(new Error('nothing was to be applied')),
        }),
      );
    expect(await migrateAgain()).toEqual([]);
    expect(statements).toHaveLength(2);
    const changed = database.asOwner(async (tx) => {
      await tx.execute(sql`update private_migrations set md5 = 'another' where version = 4`);
      await migrate({
        query: async (statement) => ({ rows: await rowsOf(tx, sql.raw(statement)) }),
        script: () => Promise.reject(new Error('nothing was to be applied')),
      });
    });
    await expect(changed).rejects.toThrow('MD5 checksum failed for migration [4]');
  });

  it('rests its connections in a role that reads nothing', async () => {
    await expect(
      database.actingAs({ role: 'whetstone_server' as 'anon' }, async () => undefined),
    ).rejects.toThrow('Unknown database role');
    const { role } =
      (
        await database.asOwner((tx) =>
          rowsOf<{ role: boolean }>(
            tx,
            sql`select has_table_privilege('whetstone_server', 'public.profiles', 'select') as role`,
          ),
        )
      )[0] ?? {};
    expect(role).toBe(false);
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'cuts off what would keep a connection from all others, but not what an owner does',
    async () => {
      const limits = sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`;
      const read = (tx: Transaction) => rowsOf<{ statement: string; idle: string }>(tx, limits);
      expect(await database.actingAs(anonymous, read)).toEqual([{ statement: '1min', idle: '1min' }]);
      expect(await database.asService(read)).toEqual([{ statement: '1min', idle: '1min' }]);
      expect(await database.asOwner(read)).toEqual([{ statement: '0', idle: '1min' }]);
      const slow = database.asService(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 50`);
        await tx.execute(sql`select pg_sleep(5)`);
      });
      expect(await refusal(slow)).toBe('57014');
    },
  );

  it('fixes the search path of every definer function', async () => {
    const open = await database.asOwner((tx) =>
      rowsOf<{ name: string }>(
        tx,
        sql`select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
            where n.nspname in ('public', 'private', 'auth') and p.prosecdef and not coalesce('search_path=""' = any (p.proconfig), false)`,
      ),
    );
    expect(open).toEqual([]);
  });
});
