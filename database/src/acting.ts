import { sql } from 'drizzle-orm';
import { roles, type Claims, type Role } from './claims.ts';
import type { Transaction } from './database.ts';
import { withoutParameters } from './without-parameters.ts';

/** Sets role and claims until the transaction ends, in one round trip. A role outside the fixed list is refused. */
export const takeRole = async (tx: Transaction, role: Role, claims: Claims | null): Promise<void> => {
  if (!roles.includes(role)) throw new Error(`Unknown database role: ${role}`);
  const json = claims ? JSON.stringify(claims) : '';
  await tx.execute(
    sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${json}, true)`,
  );
};

/** Returns to the session's own user, the owner, until the transaction ends; what an owner does may take its time. */
export const takeOwner = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select set_config('role', 'none', true), set_config('statement_timeout', '0', true)`);
};

type Begin = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** The three ways into a transaction, over any driver's `begin`. */
export const actors = (begin: Begin) => {
  const inRole = <T>(take: (tx: Transaction) => Promise<void>, work: (tx: Transaction) => Promise<T>) =>
    begin(async (tx) => {
      await take(tx);
      return work(tx);
    }).catch((error: unknown) => {
      throw withoutParameters(error);
    });
  return {
    actingAs: <T>(claims: Claims, work: (tx: Transaction) => Promise<T>) =>
      inRole((tx) => takeRole(tx, claims.role, claims), work),
    asService: <T>(work: (tx: Transaction) => Promise<T>) =>
      inRole((tx) => takeRole(tx, 'service_role', null), work),
    asOwner: <T>(work: (tx: Transaction) => Promise<T>) => inRole(takeOwner, work),
  };
};
