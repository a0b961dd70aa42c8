import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { AuthContext, SmsSender } from '../auth-context.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { createOneTimeToken } from '../codes/one-time-token.ts';
import type { Caller } from '../http/caller.ts';
import { createIdentity, createUser } from './create-user.ts';
import type { UserRow } from './user-json.ts';

const { users } = schema;

const findByPhone = async (tx: Transaction, phone: string): Promise<UserRow | undefined> =>
  (await tx.select().from(users).where(eq(users.phone, phone)).for('update'))[0];

const addByPhone = async (
  auth: AuthContext,
  tx: Transaction,
  phone: string,
  data: Record<string, unknown>,
): Promise<UserRow | undefined> => {
  const now = auth.clock();
  const user = await createUser(tx, { email: null, phone, provider: 'phone', userMetadata: data }, now);
  if (!user) return findByPhone(tx, phone);
  const identity = { sub: user.id, phone, email_verified: false, phone_verified: false };
  await createIdentity(tx, { userId: user.id, provider: 'phone', providerId: user.id, data: identity }, now);
  return user;
};

/** Sends a sign-in code to a phone; an unknown number gets an unconfirmed account first, where that is allowed. */
export const requestPhoneCode = async (
  auth: AuthContext,
  sender: SmsSender,
  {
    phone,
    mayCreate,
    data,
    caller,
  }: { phone: string; mayCreate: boolean; data: Record<string, unknown>; caller: Caller },
): Promise<void> => {
  const mailed = await auth.database.asService(async (tx) => {
    const user =
      (await findByPhone(tx, phone)) ?? (mayCreate ? await addByPhone(auth, tx, phone, data) : undefined);
    if (!user) return null;
    const now = auth.clock();
    await tx.update(users).set({ confirmationSentAt: now }).where(eq(users.id, user.id));
    await writeAudit(tx, { action: 'user_recovery_requested', actor: user, at: now, ip: caller.ip });
    return createOneTimeToken(tx, { userId: user.id, type: 'confirmation_token', relatesTo: phone, now });
  });
  if (mailed) await sender.send({ to: phone, text: `Your Whetstone code is ${mailed.code}` });
};
