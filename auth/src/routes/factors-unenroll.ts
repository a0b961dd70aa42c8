import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { callerOf } from '../http/caller.ts';
import { findFactor, pathId } from '../mfa/find-factor.ts';
import { removeFactor } from '../mfa/remove-factor.ts';
import { tellOwner } from '../security/tell-owner.ts';
import { loadSignedIn, readBearer } from '../sessions/require-session.ts';

/** DELETE /factors/{id}: takes a factor out of force; one in force needs a session that has passed it. */
export const unenrollFactor = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const factorId = pathId(c.req.param('factorId'));
  const { user, wasInForce } = await auth.database.asService(async (tx) => {
    const { user, session } = await loadSignedIn(auth, tx, bearer, { hold: true });
    const factor = await findFactor(tx, user.id, factorId);
    if (factor.status === 'verified' && (bearer.aal !== 'aal2' || session.aal !== 'aal2'))
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await removeFactor(tx, factor);
    await writeAudit(tx, {
      action: 'factor_deleted',
      actor: user,
      at: auth.clock(),
      ip: caller.ip,
      traits: { factor_id: factor.id },
    });
    return { user, wasInForce: factor.status === 'verified' };
  });
  if (wasInForce) tellOwner(auth, user, 'second_factor_removed', caller);
  return c.json({ id: factorId });
};
