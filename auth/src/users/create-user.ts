import { randomUUID } from 'node:crypto';
import { schema, type Transaction } from '@whetstone/database';
import type { UserRow } from './user-json.ts';

export interface NewUser {
  readonly id?: string;
  readonly email: string | null;
  readonly phone?: string | null;
  readonly passwordHash?: string | null;
  readonly provider: string;
  readonly userMetadata?: Record<string, unknown>;
  readonly appMetadata?: Record<string, unknown>;
  readonly isAnonymous?: boolean;
  readonly isSsoUser?: boolean;
}

/** Adds an unconfirmed user; undefined where the address is taken, also by a request of the same moment. */
export const createUser = async (tx: Transaction, user: NewUser, now: Date): Promise<UserRow | undefined> => {
  const [row] = await tx
    .insert(schema.users)
    .values({
      id: user.id ?? randomUUID(),
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      phone: user.phone ?? null,
      encryptedPassword: user.passwordHash ?? null,
      // GoTrue reads these as text that is never null.
      confirmationToken: '',
      recoveryToken: '',
      emailChangeTokenNew: '',
      emailChange: '',
      rawAppMetaData: { ...user.appMetadata, provider: user.provider, providers: [user.provider] },
      rawUserMetaData: user.userMetadata ?? {},
      isAnonymous: user.isAnonymous ?? false,
      isSsoUser: user.isSsoUser ?? false,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row;
};

export interface NewIdentity {
  readonly userId: string;
  readonly provider: string;
  /** The account's id at the provider; for `email` the user's own id. */
  readonly providerId: string;
  readonly data: Record<string, unknown>;
  readonly isSignIn?: boolean;
}

/** Adds a way to sign in; undefined where it already belongs to somebody. */
export const createIdentity = async (tx: Transaction, identity: NewIdentity, now: Date) => {
  const [row] = await tx
    .insert(schema.identities)
    .values({
      userId: identity.userId,
      provider: identity.provider,
      providerId: identity.providerId,
      identityData: { ...identity.data, sub: identity.providerId },
      lastSignInAt: identity.isSignIn ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row;
};

/** The identity data that GoTrue writes for an address with a password or a magic link. */
export const emailIdentityData = (userId: string, email: string, isVerified: boolean) => ({
  sub: userId,
  email,
  email_verified: isVerified,
  phone_verified: false,
});
