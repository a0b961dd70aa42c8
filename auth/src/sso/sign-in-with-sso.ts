import { schema, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { SsoProvider } from '../config.ts';
import type { Caller } from '../http/caller.ts';
import { confirmUser } from '../users/confirm-user.ts';
import { createIdentity, createUser } from '../users/create-user.ts';
import { lockUser } from '../users/find-user.ts';
import type { UserRow } from '../users/user-json.ts';
import type { SamlPerson } from './saml-client.ts';

const emailOf = (provider: SsoProvider, person: SamlPerson): string => {
  const { email } = person;
  if (!email)
    throw new AuthError(422, 'saml_assertion_no_email', 'SAML assertion does not contain an email address');
  // A company speaks for its own domains: it may not present somebody as a person of another one.
  if (!provider.domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw new AuthError(
      403,
      'provider_email_needs_verification',
      'The email address does not belong to the domains of this SSO provider',
    );
  return email;
};

/**
 * The account of a person whom a company vouches for. Such accounts stand beside those of the same address: they are
 * never merged. Throws 422 `saml_assertion_no_email`, 403 for an address of another domain.
 */
export const signInWithSso = async (
  auth: AuthContext,
  tx: Transaction,
  { provider, person, caller }: { provider: SsoProvider; person: SamlPerson; caller: Caller },
): Promise<UserRow> => {
  const { identities } = schema;
  const now = auth.clock();
  const name = `sso:${provider.id}`;
  const email = emailOf(provider, person);
  const [identity] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.provider, name), eq(identities.providerId, person.nameId)));
  const known = identity ? await lockUser(tx, identity.userId) : undefined;
  if (known) {
    await tx
      .update(identities)
      .set({ lastSignInAt: now, updatedAt: now })
      .where(and(eq(identities.provider, name), eq(identities.providerId, person.nameId)));
    await writeAudit(tx, {
      action: 'login',
      actor: known,
      at: now,
      ip: caller.ip,
      traits: { provider: name },
    });
    return known;
  }
  const metadata = person.fullName ? { full_name: person.fullName } : {};
  const user = await createUser(tx, { email, provider: name, userMetadata: metadata, isSsoUser: true }, now);
  const data = { ...metadata, email, email_verified: true, iss: provider.entityId };
  const added =
    user &&
    (await createIdentity(
      tx,
      { userId: user.id, provider: name, providerId: person.nameId, data, isSignIn: true },
      now,
    ));
  if (!added) throw new AuthError(409, 'conflict', 'Please try again');
  await writeAudit(tx, {
    action: 'user_signedup',
    actor: user,
    at: now,
    ip: caller.ip,
    traits: { provider: name },
  });
  return confirmUser(tx, user, { keepPassword: false, now });
};
