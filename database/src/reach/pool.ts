import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Transaction } from '../database.ts';
import * as schema from '../schema/index.ts';
import { confine, type Begin } from './confine.ts';

/** A statement that takes longer, or a transaction that nobody goes on with, would keep its connection from all others. */
const longestMs = 60_000;
/** So that a request whose connection cannot be made still ends within two seconds. */
const connectSeconds = 1.8;

export type ArrayTypes = Pick<postgres.ParsedOptions, 'parsers' | 'serializers'>;

/**
 * What the driver must know of the database's array types. Left to itself it asks on each new connection, and where the
 * answer does not come nothing catches the failure, which ends the process.
 */
export const readArrayTypes = async (url: string): Promise<ArrayTypes> => {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    drizzle(client);
    await client`select 1`;
    const { parsers, serializers } = client.options;
    return { parsers, serializers };
  } finally {
    await client.end();
  }
};

export interface Pool {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Ends the connections: after the statements under way, so many seconds at most. */
  end(seconds: number): Promise<void>;
}

/** Connections, made as they are needed, that rest in the role that owns nothing. */
export const openPool = (url: string, size: number, { parsers, serializers }: ArrayTypes): Pool => {
  const client = postgres(url, {
    max: size,
    fetch_types: false,
    connect_timeout: connectSeconds,
    // The watch keeps us from asking a database that is away too often.
    backoff: () => 0,
    onnotice: () => undefined,
    connection: {
      role: 'whetstone_server',
      statement_timeout: longestMs,
      idle_in_transaction_session_timeout: longestMs,
    },
  });
  Object.assign(client.options.parsers, parsers);
  Object.assign(client.options.serializers, serializers);
  Object.assign(client, { begin: confine(client.begin.bind(client) as Begin) });
  const orm = drizzle(client, { schema });
  return {
    transaction: (work) => orm.transaction((tx) => work(tx as unknown as Transaction)),
    end: (seconds) => client.end({ timeout: seconds }),
  };
};
