import type { Transaction } from '@whetstone/database';
import { createIdentity, createUser, emailIdentityData, type NewUser } from './create-user.ts';
import type { UserRow } from './user-json.ts';

export type NewEmailUser = Pick<NewUser, 'id' | 'passwordHash' | 'userMetadata'> & { readonly email: string };

/** Adds an unconfirmed user of an address, with the identity of it; undefined where the address is taken. */
export const createEmailUser = async (
  tx: Transaction,
  { email, ...more }: NewEmailUser,
  now: Date,
): Promise<UserRow | undefined> => {
  const user = await createUser(tx, { ...more, email, provider: 'email' }, now);
  if (!user) return undefined;
  const data = emailIdentityData(user.id, email, false);
  await createIdentity(tx, { userId: user.id, provider: 'email', providerId: user.id, data }, now);
  return user;
};
