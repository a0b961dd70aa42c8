import { randomBytes, randomUUID } from 'node:crypto';
import { schema, type Transaction } from '@whetstone/database';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import { counts } from '../limits/limits.ts';
import { hashToken } from '../tokens/opaque-token.ts';

const { recoveryCodes, recoveryCodeSets } = schema;
// Letters and digits that nobody mistakes for one another: 16 of them are 80 bits.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const randomRecoveryCode = (): string => {
  const signs: string[] = [];
  while (signs.length < 16) {
    const sign = alphabet[(randomBytes(1)[0] ?? 0) & 31];
    if (sign) signs.push(sign);
  }
  return [0, 4, 8, 12].map((start) => signs.slice(start, start + 4).join('')).join('-');
};

const hashOf = (setId: string, code: string): string =>
  hashToken(`${setId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);

/** The account's set; undefined where it has none. */
export const findCodeSet = async (tx: Transaction, userId: string) =>
  (await tx.select().from(recoveryCodeSets).where(eq(recoveryCodeSets.userId, userId)))[0];

/** The set in GoTrue's shape. Throws 404 `mfa_factor_not_found`. */
export const describeCodeSet = async (tx: Transaction, userId: string) => {
  const set = await findCodeSet(tx, userId);
  if (!set) throw new AuthError(404, 'mfa_factor_not_found', 'Recovery codes not found');
  const codes = await tx.select().from(recoveryCodes).where(eq(recoveryCodes.setId, set.id));
  return {
    id: set.id,
    type: 'recovery_code' as const,
    total: codes.length,
    remaining: codes.filter((code) => code.usedAt === null).length,
    /** Ours: whether the owner has said so. */
    kept: set.keptAt !== null,
  };
};

/** Notes that the owner has the codes of this very set; false where another one has taken its place. */
export const keepCodeSet = async (
  tx: Transaction,
  of: { setId: string; userId: string },
  now: Date,
): Promise<boolean> => {
  const kept = await tx
    .update(recoveryCodeSets)
    .set({ keptAt: sql`coalesce(${recoveryCodeSets.keptAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(recoveryCodeSets.id, of.setId), eq(recoveryCodeSets.userId, of.userId)))
    .returning();
  return kept.length > 0;
};

/** Makes the account's set, in place of an earlier one; the codes are shown this once, only hashes are kept. */
export const createCodeSet = async (tx: Transaction, userId: string, friendlyName: string, now: Date) => {
  const id = randomUUID();
  const codes = Array.from({ length: counts.recoveryCodes }, randomRecoveryCode);
  await tx.delete(recoveryCodeSets).where(eq(recoveryCodeSets.userId, userId));
  await tx.insert(recoveryCodeSets).values({ id, userId, friendlyName, createdAt: now });
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ setId: id, codeHash: hashOf(id, code) })));
  return { id, type: 'recovery_code' as const, friendly_name: friendlyName, total: codes.length, codes };
};

/** Uses up a code; false for one that is unknown or used. */
export const useRecoveryCode = async (
  tx: Transaction,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> => {
  const set = await findCodeSet(tx, userId);
  if (!set) return false;
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.setId, set.id),
        eq(recoveryCodes.codeHash, hashOf(set.id, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning();
  // Who enters one has them.
  if (used.length > 0) await keepCodeSet(tx, { setId: set.id, userId }, now);
  return used.length > 0;
};
