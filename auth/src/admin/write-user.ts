import { schema, sqlState, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { emailField, metadataField } from '../http/fields.ts';
import { voidTokens } from '../codes/one-time-token.ts';
import { changePassword } from '../users/change-password.ts';
import { moveIdentity, noEmailChange } from '../users/confirm-email-change.ts';
import { confirmUser } from '../users/confirm-user.ts';
import { findUser } from '../users/find-user.ts';
import type { UserRow } from '../users/user-json.ts';

/** What an admin may say about a user. */
export const adminUserFields = z.object({
  id: z.uuid().nullish(),
  email: emailField.nullish(),
  password: z.string().max(1000).nullish(),
  /** A hash that moves in from elsewhere, argon2id or bcrypt. */
  password_hash: z
    .string()
    .regex(/^\$(argon2id|2[abxy])\$.{20,220}$/, 'password_hash must be argon2id or bcrypt')
    .nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: metadataField.nullish(),
  app_metadata: metadataField.nullish(),
  /** `none`, or how long from now, such as 24h or 90m. */
  ban_duration: z
    .string()
    .regex(/^(none|\d{1,9}(h|m|s))$/, 'invalid format for ban duration: use none, 24h, 90m or 30s')
    .nullish(),
});

export type AdminUserFields = z.output<typeof adminUserFields>;

const unitMs = { h: 3600_000, m: 60_000, s: 1000 };

const bannedUntil = (duration: string, now: Date): Date | null => {
  if (duration === 'none') return null;
  const unit = duration.slice(-1) as keyof typeof unitMs;
  return new Date(now.getTime() + Number.parseInt(duration, 10) * unitMs[unit]);
};

export const emailTaken = (cause?: unknown) =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered', { cause });

/** Applies what an admin said to a user's row; the password arrives hashed. A new address voids a change that waits. */
export const writeUser = async (
  auth: AuthContext,
  tx: Transaction,
  user: UserRow,
  fields: AdminUserFields,
  passwordHash: string | null,
): Promise<UserRow> => {
  const now = auth.clock();
  const { users } = schema;
  const isMoved = fields.email && fields.email !== user.email;
  if (passwordHash) {
    await changePassword(auth, tx, user, {
      prepared: { hash: passwordHash, replaces: user.encryptedPassword },
      keepSession: null,
    });
  }
  if (fields.ban_duration && fields.ban_duration !== 'none')
    await tx.delete(schema.sessions).where(eq(schema.sessions.userId, user.id));
  const [changed = user] = await tx
    .update(users)
    .set({
      ...(isMoved ? { email: fields.email, ...noEmailChange } : {}),
      ...(fields.user_metadata
        ? { rawUserMetaData: { ...user.rawUserMetaData, ...fields.user_metadata } }
        : {}),
      ...(fields.app_metadata ? { rawAppMetaData: { ...user.rawAppMetaData, ...fields.app_metadata } } : {}),
      ...(fields.ban_duration ? { bannedUntil: bannedUntil(fields.ban_duration, now) } : {}),
      updatedAt: now,
    })
    .where(eq(users.id, user.id))
    .returning()
    .catch((error: unknown) => {
      throw sqlState(error) === '23505' ? emailTaken(error) : error;
    });
  if (isMoved) {
    await voidTokens(tx, user.id, ['email_change_token_current', 'email_change_token_new']);
    await moveIdentity(tx, changed, now);
  }
  if (fields.email_confirm) await confirmUser(tx, changed, { keepPassword: true, now });
  return (await findUser(tx, user.id)) ?? changed;
};
