import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { actors } from './acting.ts';
import type { Database, Transaction } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrate, type MigrationRunner } from './migrate.ts';
import * as schema from './schema/index.ts';

export interface PgliteOptions {
  /** Where the data lies; absent: in memory. */
  readonly dataDir?: string;
  /** A dump of a migrated database to start from. */
  readonly dump?: Blob;
}

/** The default of 128 MB would be held by the process for good; the system caches the files anyway. */
const sharedBuffers = '32MB';

/** The embedded database as its owner, in whatever state its schema is. */
export const createPglite = ({ dataDir, dump }: PgliteOptions): Promise<PGlite> =>
  PGlite.create({
    dataDir: dataDir ? join(dataDir, 'pgdata') : undefined,
    loadDataDir: dump,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });

/** Runs migrations as the embedded database's owner. */
export const pgliteRunner = (client: PGlite): MigrationRunner => ({
  query: (statement) => client.query(statement),
  script: async (statements) => {
    await client.transaction((tx) => tx.exec(statements));
  },
});

/** Opens the embedded database, brings it up to date and rests it in the role that owns nothing. */
export const openPglite = async ({
  dataDir,
  dump,
}: PgliteOptions): Promise<Database & { readonly client: PGlite }> => {
  const lock = dataDir ? lockDirectory(dataDir) : null;
  try {
    const client = await createPglite({ dataDir, dump });
    await migrate(pgliteRunner(client));
    await client.exec('set role whetstone_server');
    const orm = drizzle(client, { schema });
    let ended = 0;
    return {
      driver: 'pglite',
      client,
      ...actors(async (work) => {
        try {
          return await orm.transaction((tx) => work(tx as unknown as Transaction));
        } finally {
          ended += 1;
        }
      }),
      transactionsEnded: () => ended,
      ping: async () => {
        await client.query('select 1');
      },
      close: async () => {
        await client.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
};
