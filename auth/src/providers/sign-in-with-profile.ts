import { schema, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Caller } from '../http/caller.ts';
import { confirmUser } from '../users/confirm-user.ts';
import { createIdentity, createUser } from '../users/create-user.ts';
import { findUser, isBanned, lockUser, lockUserByEmail } from '../users/find-user.ts';
import { recordProviders } from '../users/record-providers.ts';
import type { UserRow } from '../users/user-json.ts';
import type { ProviderProfile } from './identity-provider.ts';

const { identities, users } = schema;

export interface ProfileSignIn {
  readonly user: UserRow;
  /** Whether an account that was there before has a new way to sign in by this, which its owner is to be told. */
  readonly isLinked: boolean;
}

const identityDataOf = (profile: ProviderProfile) => ({
  ...profile.metadata,
  ...(profile.email ? { email: profile.email, email_verified: profile.isEmailVerified } : {}),
});

const findIdentity = async (tx: Transaction, provider: string, { providerId }: ProviderProfile) =>
  (
    await tx
      .select()
      .from(identities)
      .where(and(eq(identities.provider, provider), eq(identities.providerId, providerId)))
  )[0];

const addIdentity = async (
  auth: AuthContext,
  tx: Transaction,
  user: UserRow,
  provider: string,
  profile: ProviderProfile,
): Promise<void> => {
  const now = auth.clock();
  const added = await createIdentity(
    tx,
    {
      userId: user.id,
      provider,
      providerId: profile.providerId,
      data: identityDataOf(profile),
      isSignIn: true,
    },
    now,
  );
  if (!added) {
    const owner = await findIdentity(tx, provider, profile);
    if (owner?.userId !== user.id)
      throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user');
  }
  await recordProviders(tx, user, now);
};

// The same proven address is the same person. An unproven account of that address may be a stranger's trap: what it holds goes.
const adoptByEmail = async (
  auth: AuthContext,
  tx: Transaction,
  provider: string,
  profile: ProviderProfile,
): Promise<ProfileSignIn> => {
  const now = auth.clock();
  const email = profile.email;
  if (!email || !profile.isEmailVerified)
    throw new AuthError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    );
  const known = await lockUserByEmail(tx, email);
  if (!known && auth.settings.signupDisabled)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const user =
    known ??
    (await createUser(tx, { email, provider, userMetadata: profile.metadata }, now)) ??
    (await lockUserByEmail(tx, email));
  if (!user) throw new AuthError(409, 'conflict', 'Please try again');
  if (known && !known.emailConfirmedAt) {
    await tx.delete(identities).where(eq(identities.userId, known.id));
    await tx.update(users).set({ rawUserMetaData: profile.metadata }).where(eq(users.id, known.id));
  }
  await addIdentity(auth, tx, user, provider, profile);
  return {
    user: await confirmUser(tx, (await findUser(tx, user.id)) ?? user, { keepPassword: false, now }),
    isLinked: known?.emailConfirmedAt != null,
  };
};

const addWithoutEmail = async (
  auth: AuthContext,
  tx: Transaction,
  provider: string,
  profile: ProviderProfile,
): Promise<ProfileSignIn> => {
  if (auth.settings.signupDisabled)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const user = await createUser(tx, { email: null, provider, userMetadata: profile.metadata }, auth.clock());
  if (!user) throw new AuthError(409, 'conflict', 'Please try again');
  await addIdentity(auth, tx, user, provider, profile);
  return { user: (await findUser(tx, user.id)) ?? user, isLinked: false };
};

/**
 * The account of a person whom a provider vouches for: the one that has this identity, else the one of the same proven
 * address, else a new one. With `linkTo` the identity is added to that account instead. Throws 422
 * `identity_already_exists`, `provider_email_needs_verification`, `signup_disabled`, 403 `user_banned`.
 */
export const signInWithProfile = async (
  auth: AuthContext,
  tx: Transaction,
  input: {
    provider: string;
    profile: ProviderProfile;
    linkTo: string | null;
    mayLackEmail?: boolean;
    caller: Caller;
  },
): Promise<ProfileSignIn> => {
  const { provider, profile, linkTo, caller } = input;
  const now = auth.clock();
  const identity = await findIdentity(tx, provider, profile);
  if (linkTo) {
    if (identity)
      throw new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user');
    const owner = await lockUser(tx, linkTo);
    if (!owner) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    await addIdentity(auth, tx, owner, provider, profile);
    await writeAudit(tx, {
      action: 'user_modified',
      actor: owner,
      at: now,
      ip: caller.ip,
      traits: { provider },
    });
    return { user: (await findUser(tx, owner.id)) ?? owner, isLinked: true };
  }
  if (identity)
    await tx
      .update(identities)
      .set({
        identityData: { ...identityDataOf(profile), sub: profile.providerId },
        lastSignInAt: now,
        updatedAt: now,
      })
      .where(eq(identities.id, identity.id));
  const owner = identity ? await lockUser(tx, identity.userId) : undefined;
  const { user, isLinked } = owner
    ? { user: owner, isLinked: false }
    : await (input.mayLackEmail ? addWithoutEmail : adoptByEmail)(auth, tx, provider, profile);
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned');
  await writeAudit(tx, { action: 'login', actor: user, at: now, ip: caller.ip, traits: { provider } });
  return { user, isLinked };
};
