import { schema, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from './user-json.ts';

const { users } = schema;

/** The user of that id. */
export const findUser = async (tx: Transaction, id: string): Promise<UserRow | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)))[0];

/** As {@link findUser}, held until the transaction ends, so that two requests about one account follow each other. */
export const lockUser = async (tx: Transaction, id: string): Promise<UserRow | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)).for('update'))[0];

/** The account of a normalised address; accounts of single sign-on never count. Held until the transaction ends. */
export const lockUserByEmail = async (tx: Transaction, email: string): Promise<UserRow | undefined> =>
  (
    await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), eq(users.isSsoUser, false)))
      .for('update')
  )[0];

/** As {@link lockUserByEmail}, without holding it. */
export const findUserByEmail = async (tx: Transaction, email: string): Promise<UserRow | undefined> =>
  (
    await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), eq(users.isSsoUser, false)))
  )[0];

export const isBanned = (user: UserRow, now: Date): boolean =>
  user.bannedUntil !== null && user.bannedUntil > now;
