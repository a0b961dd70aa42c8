import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { callerOf } from '../http/caller.ts';
import { emailField, metadataField } from '../http/fields.ts';
import { readJson } from '../http/read-json.ts';
import { prepareLink, type LinkKind } from '../mail/prepare-link.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { createEmailUser } from '../users/create-email-user.ts';
import { findUser, lockUserByEmail } from '../users/find-user.ts';
import { loadUserJson, type UserRow } from '../users/user-json.ts';
import { requireAdmin } from './require-admin.ts';
import { emailTaken } from './write-user.ts';

interface Wanted {
  readonly email: string;
  readonly data: Record<string, unknown>;
  readonly passwordHash: string | null;
}

const addUnconfirmed = async (
  auth: AuthContext,
  tx: Transaction,
  { email, data, passwordHash }: Wanted,
): Promise<UserRow> => {
  const user = await createEmailUser(tx, { email, passwordHash, userMetadata: data }, auth.clock());
  if (!user) throw emailTaken();
  return user;
};

const linkFor = async (
  auth: AuthContext,
  tx: Transaction,
  c: Context,
  kind: LinkKind,
  wanted: Wanted,
  redirectTo: string,
) => {
  const known = await lockUserByEmail(tx, wanted.email);
  if (known?.emailConfirmedAt && (kind === 'signup' || kind === 'invite')) throw emailTaken();
  if (!known && kind === 'recovery')
    throw new AuthError(404, 'user_not_found', 'User with this email not found');
  const user = known ?? (await addUnconfirmed(auth, tx, wanted));
  // A password that a stranger set on this unproven address must not come into force with the invitation.
  if (kind === 'invite' || kind === 'signup')
    await tx
      .update(schema.users)
      .set({
        encryptedPassword: wanted.passwordHash,
        ...(kind === 'invite' ? { invitedAt: auth.clock() } : {}),
      })
      .where(eq(schema.users.id, user.id));
  const link = await prepareLink(auth, tx, user, kind, {
    challenge: null,
    redirectTo,
    caller: callerOf(auth, c),
  });
  return { link, user: await loadUserJson(tx, (await findUser(tx, user.id)) ?? user) };
};

const inviteSchema = z.object({ email: emailField, data: metadataField.nullish() });

/** POST /invite: mails somebody an invitation; the account begins when it is accepted. */
export const invite = (auth: AuthContext) => async (c: Context) => {
  requireAdmin(auth, c);
  const { email, data } = await readJson(c, inviteSchema);
  const redirectTo = allowedRedirect(auth.settings, c.req.query('redirect_to'));
  const made = await auth.database.asService((tx) =>
    linkFor(auth, tx, c, 'invite', { email, data: data ?? {}, passwordHash: null }, redirectTo),
  );
  made.link.send();
  return c.json(made.user);
};

const generateSchema = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery'], 'Invalid email action link type requested'),
  email: emailField,
  password: z.string().nullish(),
  data: metadataField.nullish(),
  redirect_to: z.string().max(2000).nullish(),
});

/** POST /admin/generate_link: makes a link without mailing it. */
export const generateLink = (auth: AuthContext) => async (c: Context) => {
  requireAdmin(auth, c);
  const body = await readJson(c, generateSchema);
  if (body.type === 'signup') await checkPassword(auth.settings, body.password ?? '', [body.email]);
  const passwordHash =
    body.type === 'signup' && body.password ? await auth.passwords.hash(body.password) : null;
  const redirectTo = allowedRedirect(auth.settings, body.redirect_to ?? c.req.query('redirect_to'));
  const { link, user } = await auth.database.asService((tx) =>
    linkFor(auth, tx, c, body.type, { email: body.email, data: body.data ?? {}, passwordHash }, redirectTo),
  );
  return c.json({
    ...user,
    action_link: link.link,
    email_otp: link.code,
    hashed_token: link.token,
    verification_type: body.type,
    redirect_to: redirectTo,
  });
};
