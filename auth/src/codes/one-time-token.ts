import { randomUUID } from 'node:crypto';
import { schema, type Transaction } from '@whetstone/database';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { hashToken, isSameSecret, randomCode, randomToken } from '../tokens/opaque-token.ts';
import { counts } from '../limits/limits.ts';

const { mailedCodes, oneTimeTokens, users } = schema;

export type OneTimeTokenType = (typeof oneTimeTokens.$inferSelect)['tokenType'];

/** Links of a PKCE flow begin like this, as GoTrue's do, so that also a refused one answers in the query. */
export const pkcePrefix = 'pkce_';
// With six digits, five guesses leave an attacker one chance in 200,000; the link goes on working.
export interface MailedToken {
  /** The part of the link. */
  readonly token: string;
  /** Six digits to type instead. */
  readonly code: string;
}

export interface ConsumedToken {
  readonly userId: string;
  readonly type: OneTimeTokenType;
  /** The address that it was sent to. */
  readonly relatesTo: string;
  readonly flowStateId: string | null;
}

const codeHash = (tokenId: string, code: string): string => hashToken(`${tokenId}:${code}`);

/** Makes a link's token and its code for one purpose, and voids the earlier ones of that purpose. Only hashes are kept. */
export const createOneTimeToken = async (
  tx: Transaction,
  want: { userId: string; type: OneTimeTokenType; relatesTo: string; flowStateId?: string | null; now: Date },
): Promise<MailedToken> => {
  const id = randomUUID();
  const token = `${want.flowStateId ? pkcePrefix : ''}${randomToken()}`;
  const code = randomCode();
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, want.userId), eq(oneTimeTokens.tokenType, want.type)));
  await tx.insert(oneTimeTokens).values({
    id,
    userId: want.userId,
    tokenType: want.type,
    tokenHash: hashToken(token),
    relatesTo: want.relatesTo,
    createdAt: want.now,
    updatedAt: want.now,
  });
  await tx
    .insert(mailedCodes)
    .values({ tokenId: id, codeHash: codeHash(id, code), flowStateId: want.flowStateId ?? null });
  return { token, code };
};

type Row = typeof oneTimeTokens.$inferSelect;

/**
 * The tokens that fit, held until the transaction ends. Their accounts are held first, as whoever makes tokens holds them:
 * entering a code and asking for the next one never wait for each other in a circle.
 */
const hold = async (tx: Transaction, which: SQL | undefined): Promise<Row[]> => {
  const found = await tx.select({ userId: oneTimeTokens.userId }).from(oneTimeTokens).where(which);
  const accounts = found.map(({ userId }) => userId);
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, accounts))
    .orderBy(users.id)
    .for('update');
  return tx
    .select()
    .from(oneTimeTokens)
    .where(and(which, inArray(oneTimeTokens.userId, accounts)))
    .for('update');
};

const isAlive = (row: Row, lifetimeSeconds: number, now: Date): boolean =>
  now.getTime() - row.createdAt.getTime() < lifetimeSeconds * 1000;

const consume = async (tx: Transaction, row: Row, flowStateId: string | null): Promise<ConsumedToken> => {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, row.id));
  return { userId: row.userId, type: row.tokenType, relatesTo: row.relatesTo, flowStateId };
};

const detailsOf = async (tx: Transaction, row: Row) =>
  (await tx.select().from(mailedCodes).where(eq(mailedCodes.tokenId, row.id)))[0];

interface Purpose {
  readonly types: readonly OneTimeTokenType[];
  readonly lifetimeSeconds: number;
  readonly now: Date;
}

/** Uses up the token of a link; undefined for one that is unknown, used, expired or for another purpose. */
export const consumeLink = async (
  tx: Transaction,
  token: string,
  purpose: Purpose,
): Promise<ConsumedToken | undefined> => {
  const [row] = await hold(
    tx,
    and(eq(oneTimeTokens.tokenHash, hashToken(token)), inArray(oneTimeTokens.tokenType, [...purpose.types])),
  );
  if (!row || !isAlive(row, purpose.lifetimeSeconds, purpose.now)) return undefined;
  return consume(tx, row, (await detailsOf(tx, row))?.flowStateId ?? null);
};

/**
 * Uses up a six-digit code that was sent to an address; undefined when none fits. A wrong guess is counted against each
 * code it could have meant, in this transaction, which must therefore commit; after five a code is dead.
 */
export const consumeCode = async (
  tx: Transaction,
  sentTo: string,
  code: string,
  purpose: Purpose & { userId?: string },
): Promise<ConsumedToken | undefined> => {
  const rows = await hold(
    tx,
    and(
      eq(oneTimeTokens.relatesTo, sentTo),
      inArray(oneTimeTokens.tokenType, [...purpose.types]),
      purpose.userId ? eq(oneTimeTokens.userId, purpose.userId) : undefined,
    ),
  );
  for (const row of rows) {
    const details = await detailsOf(tx, row);
    if (
      !details ||
      details.attempts >= counts.guessesPerCode ||
      !isAlive(row, purpose.lifetimeSeconds, purpose.now)
    )
      continue;
    if (isSameSecret(details.codeHash, codeHash(row.id, code))) return consume(tx, row, details.flowStateId);
    await tx
      .update(mailedCodes)
      .set({ attempts: details.attempts + 1 })
      .where(eq(mailedCodes.tokenId, row.id));
  }
  return undefined;
};

/** Voids what is outstanding for these purposes. */
export const voidTokens = async (
  tx: Transaction,
  userId: string,
  types: readonly OneTimeTokenType[],
): Promise<void> => {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.tokenType, [...types])));
};
