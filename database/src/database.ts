import type { SQL } from 'drizzle-orm';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Claims } from './claims.ts';
import type * as schema from './schema/index.ts';

/** A transaction as one person or as the service; the same for both drivers. */
export type Transaction = PgDatabase<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

export interface Database {
  readonly driver: 'pglite' | 'postgres';
  /** One transaction with the role and claims of `claims`: the only way to a person's rows. */
  actingAs<T>(claims: Claims, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** One transaction for nobody in particular: the auth service, webhooks, sweepers. Policies name what it may reach. */
  asService<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** One transaction as the owner of the tables, whom policies do not hold: migrations and tests, never a request. */
  asOwner<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** How many transactions have ended. Only where all pass through this process: otherwise it could not know. */
  readonly transactionsEnded?: () => number;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Rows of a raw statement: PGlite answers `{ rows }`, postgres.js an array. */
export const rowsOf = async <Row extends object>(tx: Transaction, statement: SQL): Promise<Row[]> => {
  const answer: unknown = await tx.execute(statement);
  return (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as Row[];
};
