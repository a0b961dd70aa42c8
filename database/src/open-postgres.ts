import postgres from 'postgres';
import { actors } from './acting.ts';
import type { Database } from './database.ts';
import { migrate, type MigrationRunner } from './migrate.ts';
import { openPool, readArrayTypes } from './reach/pool.ts';
import { createProbe } from './reach/probe.ts';
import { watch, type Outage } from './reach/watch.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Connections kept at most, besides the one that asks for a sign of life. */
  readonly poolSize?: number;
  /** Hears of it when the database stops answering, and when it answers again. */
  readonly onOutage?: (outage: Outage) => void;
}

// Any constant will do: it only has to be the same in every process that migrates.
const migrationLock = 7_305_114;

/** Runs migrations on one connection as the login role; every other process that wants to waits meanwhile. */
export const underMigrationLock = async <T>(
  url: string,
  work: (runner: MigrationRunner) => Promise<T>,
): Promise<T> => {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    return await work({
      query: async (statement) => ({ rows: await client.unsafe(statement) }),
      script: async (statements) => {
        await client.begin((tx) => tx.unsafe(statements).simple());
      },
    });
  } finally {
    await client.end();
  }
};

/**
 * Connects to PostgreSQL, brings the schema up to date under a lock, and rests every connection in the role that owns
 * nothing. While the database is away or frozen, transactions are rejected with DatabaseUnavailable: at once when that is
 * known, else within a second or so. Connections from before an outage are not used after it.
 */
export const openPostgres = async ({
  url,
  poolSize = 10,
  onOutage = () => undefined,
}: PostgresOptions): Promise<Database> => {
  await underMigrationLock(url, migrate);
  const types = await readArrayTypes(url);
  const probe = createProbe(url);
  let pool = openPool(url, poolSize, types);
  // Made now: a server under load takes its time over a new connection, and that is no outage.
  await probe.ask();
  const reach = watch({
    ask: probe.ask,
    onChange: (outage) => {
      if (outage.ms === undefined) {
        void pool.end(0);
        pool = openPool(url, poolSize, types);
      }
      onOutage(outage);
    },
  });
  return {
    driver: 'postgres',
    ...actors((work) => reach.run(() => pool.transaction(work))),
    ping: reach.check,
    close: async () => {
      reach.stop();
      probe.close();
      await pool.end(5);
    },
  };
};
