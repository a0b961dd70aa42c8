import type { Account } from '@whetstone/contract';
import type { PersonClaims, Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { getAccount } from './get-account.ts';

/** The caller's account, with a free profile where accounts live elsewhere and no trigger made one. */
export const openAccount = async (tx: Transaction, claims: PersonClaims): Promise<Account> => {
  await tx.execute(sql`select public.open_profile()`);
  return getAccount(tx, claims);
};
