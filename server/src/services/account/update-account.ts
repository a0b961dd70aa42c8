import type { Account, AccountPatch } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { getAccount } from './get-account.ts';

/** Changes the caller's name. Throws `not_found` where there is no profile to change. */
export const updateAccount = async (
  tx: Transaction,
  claims: PersonClaims,
  patch: AccountPatch,
): Promise<Account> => {
  const { profiles } = schema;
  const changed = await tx
    .update(profiles)
    .set({ fullName: patch.full_name.trim() })
    .where(eq(profiles.id, claims.sub))
    .returning({ id: profiles.id });
  if (changed.length === 0) throw new ServiceError('not_found', 'Complete your registration first.');
  return getAccount(tx, claims);
};
