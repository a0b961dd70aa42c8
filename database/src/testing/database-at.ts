import postgres from 'postgres';
import type { Database } from '../database.ts';
import { type MigrationRunner, postgratorOver } from '../migrate.ts';
import { createPglite, openPglite, pgliteRunner } from '../open-pglite.ts';
import { openPostgres } from '../open-postgres.ts';
import { createEmptyDatabase } from './test-database.ts';

/** A database of its own as its owner sees it, at an earlier migration. */
export interface EarlierDatabase extends MigrationRunner {
  /** The rows of one statement. */
  read<Row>(statement: string): Promise<Row[]>;
  /** Opens it the way a server does, which brings it up to date. */
  open(): Promise<Database>;
  close(): Promise<void>;
}

const embedded = async (): Promise<EarlierDatabase> => {
  const client = await createPglite({});
  return {
    ...pgliteRunner(client),
    read: async <Row>(statement: string) => (await client.query<Row>(statement)).rows,
    open: async () => openPglite({ dump: await client.dumpDataDir('none') }),
    close: () => client.close(),
  };
};

const onPostgres = async (adminUrl: string): Promise<EarlierDatabase> => {
  const url = await createEmptyDatabase(adminUrl);
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  const query = async (statement: string) => ({ rows: [...(await client.unsafe(statement))] });
  return {
    query,
    script: async (statements) => {
      await client.begin((tx) => tx.unsafe(statements).simple());
    },
    read: async <Row>(statement: string) => (await query(statement)).rows as Row[],
    open: () => openPostgres({ url }),
    close: () => client.end(),
  };
};

/** An empty database migrated up to `version` and no further. */
export const databaseAt = async (version: number): Promise<EarlierDatabase> => {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  const database = adminUrl ? await onPostgres(adminUrl) : await embedded();
  if (version > 0) await (await postgratorOver(database)).migrate(String(version));
  return database;
};
