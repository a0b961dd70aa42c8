import { randomUUID } from 'node:crypto';
import { schema, type Transaction } from '@whetstone/database';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { callerOf } from '../http/caller.ts';
import { phoneField } from '../http/fields.ts';
import { parseInput, readJson } from '../http/read-json.ts';
import { createTotp } from '../mfa/totp.ts';
import { secretPlaces } from '../secrets/secret-places.ts';
import { loadSignedIn, readBearer, type SignedIn } from '../sessions/require-session.ts';
import type { UserRow } from '../users/user-json.ts';
import { lifetimes } from '../limits/lifetimes.ts';
import { counts } from '../limits/limits.ts';

const bodySchema = z.object({
  factor_type: z.enum(['totp', 'phone'], 'factor_type needs to be totp or phone'),
  friendly_name: z.string().trim().max(100).nullish(),
  issuer: z.string().trim().min(1).max(100).nullish(),
  phone: z.string().nullish(),
});

const { mfaFactors } = schema;

const assertRoom = async (
  auth: AuthContext,
  tx: Transaction,
  user: UserRow,
  bearer: SignedIn,
  name: string,
): Promise<void> => {
  const stale = new Date(auth.clock().getTime() - lifetimes.unverifiedFactor * 1000);
  await tx
    .delete(mfaFactors)
    .where(
      and(
        eq(mfaFactors.userId, user.id),
        eq(mfaFactors.status, 'unverified'),
        lt(mfaFactors.createdAt, stale),
      ),
    );
  const known = await tx.select().from(mfaFactors).where(eq(mfaFactors.userId, user.id));
  if (name && known.some((factor) => factor.friendlyName === name))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  if (known.length >= counts.factorsPerAccount)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  if (bearer.aal !== 'aal2' && known.some((factor) => factor.status === 'verified'))
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
};

/** POST /factors: begins to enrol a second factor, which counts once a code of it has been entered. */
export const enrollFactor = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const body = await readJson(c, bodySchema);
  const name = body.friendly_name ?? '';
  if (body.factor_type === 'phone' && !auth.smsSender)
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  const phone = body.factor_type === 'phone' ? parseInput(phoneField, body.phone ?? '') : null;
  const id = randomUUID();
  const totp = await auth.database.asService(async (tx) => {
    const { user } = await loadSignedIn(auth, tx, bearer, { hold: true });
    await assertRoom(auth, tx, user, bearer, name);
    const made = phone ? null : createTotp(body.issuer ?? 'Whetstone', user.email || user.id);
    const now = auth.clock();
    await tx.insert(mfaFactors).values({
      id,
      userId: user.id,
      friendlyName: name,
      factorType: body.factor_type,
      status: 'unverified',
      secret: made && auth.box.seal(made.secret, secretPlaces.totp(id)),
      phone,
      createdAt: now,
      updatedAt: now,
    });
    await writeAudit(tx, {
      action: 'factor_in_progress',
      actor: user,
      at: now,
      ip: caller.ip,
      traits: { factor_id: id },
    });
    return made;
  });
  return c.json({
    id,
    type: body.factor_type,
    friendly_name: name,
    ...(totp ? { totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } } : { phone }),
  });
};
