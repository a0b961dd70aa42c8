import { schema, type Transaction } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { callerOf } from '../http/caller.ts';
import { readJson } from '../http/read-json.ts';
import { giveBack, take } from '../limits/take.ts';
import { raiseSession } from '../mfa/raise-session.ts';
import {
  createCodeSet,
  describeCodeSet,
  findCodeSet,
  keepCodeSet,
  useRecoveryCode,
} from '../mfa/recovery-codes.ts';
import { hasVerifiedFactor, requireAal2 } from '../mfa/require-aal2.ts';
import { tellOwner } from '../security/tell-owner.ts';
import { refreshSecret, sessionAnswer } from '../sessions/open-session.ts';
import { loadSignedIn, readBearer, type SignedIn } from '../sessions/require-session.ts';
import type { UserRow } from '../users/user-json.ts';

const requireOwner = async (auth: AuthContext, tx: Transaction, bearer: SignedIn): Promise<UserRow> => {
  const { user } = await loadSignedIn(auth, tx, bearer, { hold: true });
  if (!(await hasVerifiedFactor(tx, user.id)))
    throw new AuthError(
      422,
      'mfa_recovery_codes_sole_factor',
      'Set up another verified factor before creating recovery codes',
    );
  await requireAal2(tx, user, bearer);
  return user;
};

/** GET /factors/recovery-codes: how many there are and how many remain. */
export const recoveryCodesStatus = (auth: AuthContext) => async (c: Context) => {
  const bearer = await readBearer(auth, c);
  return c.json(
    await auth.database.asService(async (tx) => {
      const { user } = await loadSignedIn(auth, tx, bearer);
      return describeCodeSet(tx, user.id);
    }),
  );
};

const nameSchema = z.object({ friendly_name: z.string().trim().max(100).nullish() });

const replaceCodes = (mayExist: boolean) => (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const body = await readJson(c, nameSchema);
  const { user: owner, codes } = await auth.database.asService(async (tx) => {
    const user = await requireOwner(auth, tx, bearer);
    const known = await findCodeSet(tx, user.id);
    if (known && !mayExist)
      throw new AuthError(
        422,
        'mfa_verified_factor_exists',
        'Recovery codes already exist; regenerate them instead',
      );
    if (!known && mayExist) throw new AuthError(404, 'mfa_factor_not_found', 'Recovery codes not found');
    const now = auth.clock();
    await writeAudit(tx, { action: 'generate_recovery_codes', actor: user, at: now, ip: caller.ip });
    return {
      user,
      codes: await createCodeSet(tx, user.id, body.friendly_name ?? known?.friendlyName ?? '', now),
    };
  });
  tellOwner(auth, owner, 'recovery_codes_made', caller);
  return c.json(codes);
};

/** POST /factors/recovery-codes: the first set. */
export const generateRecoveryCodes = replaceCodes(false);
/** POST /factors/recovery-codes/regenerate: a new set in place of the old one. */
export const regenerateRecoveryCodes = replaceCodes(true);

/** DELETE /factors/recovery-codes. */
export const removeRecoveryCodes = (auth: AuthContext) => async (c: Context) => {
  const bearer = await readBearer(auth, c);
  const id = await auth.database.asService(async (tx) => {
    const user = await requireOwner(auth, tx, bearer);
    const { id: setId } = await describeCodeSet(tx, user.id);
    await tx.delete(schema.recoveryCodeSets).where(eq(schema.recoveryCodeSets.id, setId));
    return setId;
  });
  return c.json({ id });
};

const keptSchema = z.object({ id: z.uuid() });

/** POST /factors/recovery-codes/kept, ours: the owner has written down the codes of the set `id`. */
export const keepRecoveryCodes = (auth: AuthContext) => async (c: Context) => {
  const bearer = await readBearer(auth, c);
  const { id } = await readJson(c, keptSchema);
  return c.json(
    await auth.database.asService(async (tx) => {
      const user = await requireOwner(auth, tx, bearer);
      if (!(await keepCodeSet(tx, { setId: id, userId: user.id }, auth.clock())))
        throw new AuthError(
          404,
          'mfa_factor_not_found',
          'These recovery codes have been replaced by newer ones.',
        );
      return describeCodeSet(tx, user.id);
    }),
  );
};

const codeSchema = z.object({ code: z.string().min(1).max(100) });

/** POST /factors/recovery-codes/verify: raises the session to aal2 by a code, once. */
export const verifyRecoveryCode = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const { code } = await readJson(c, codeSchema);
  const limits = [
    ['mfaPerAddress', caller.subject],
    ['recoveryCodePerAccount', bearer.userId],
  ] as const;
  await take(auth, limits);
  const secret = await refreshSecret(auth);
  const opened = await auth.database.asService(async (tx) => {
    const now = auth.clock();
    const { user, session } = await loadSignedIn(auth, tx, bearer, { hold: true });
    if (!(await useRecoveryCode(tx, user.id, code, now))) {
      auth.securityLog.note({ kind: 'wrong_second_factor', userId: user.id, network: caller.subject });
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
    }
    await writeAudit(tx, { action: 'recovery_code_used', actor: user, at: now, ip: caller.ip });
    const by = { method: 'mfa/recovery_code', factorId: null, refreshSecret: secret } as const;
    return raiseSession(auth, tx, { user, session }, by);
  });
  await giveBack(auth, limits);
  return c.json(await sessionAnswer(auth, opened));
};
