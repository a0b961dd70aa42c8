import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { actors } from './acting.ts';
import type { Database, Transaction } from './database.ts';
import { migrate, type MigrationRunner } from './migrate.ts';
import * as schema from './schema/index.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Connections kept at most. */
  readonly poolSize?: number;
}

// Any constant will do: it only has to be the same in every process that migrates.
const migrationLock = 7_305_114;

/** A statement that takes longer, or a transaction that nobody goes on with, would keep its connection from all others. */
const longestMs = 60_000;

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

/** Connects to PostgreSQL, brings the schema up to date under a lock, and rests every connection in the role that owns nothing. */
export const openPostgres = async ({ url, poolSize = 10 }: PostgresOptions): Promise<Database> => {
  await underMigrationLock(url, migrate);
  const client = postgres(url, {
    max: poolSize,
    onnotice: () => undefined,
    connection: {
      role: 'whetstone_server',
      statement_timeout: longestMs,
      idle_in_transaction_session_timeout: longestMs,
    },
  });
  const orm = drizzle(client, { schema });
  return {
    driver: 'postgres',
    ...actors((work) => orm.transaction((tx) => work(tx as unknown as Transaction))),
    ping: async () => {
      await client`select 1`;
    },
    close: () => client.end({ timeout: 5 }),
  };
};
