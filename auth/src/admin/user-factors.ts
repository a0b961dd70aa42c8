import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { callerOf } from '../http/caller.ts';
import { findFactor, pathId } from '../mfa/find-factor.ts';
import { removeFactor } from '../mfa/remove-factor.ts';
import { tellOwner } from '../security/tell-owner.ts';
import { findUser } from '../users/find-user.ts';
import { factorJson } from '../users/user-json.ts';
import { requireAdmin } from './require-admin.ts';

/** GET /admin/users/{id}/factors. */
export const listFactors = (auth: AuthContext) => async (c: Context) => {
  requireAdmin(auth, c);
  const userId = pathId(c.req.param('userId'));
  const { mfaFactors } = schema;
  const rows = await auth.database.asService((tx) =>
    tx.select().from(mfaFactors).where(eq(mfaFactors.userId, userId)),
  );
  return c.json(rows.map(factorJson));
};

/** DELETE /admin/users/{id}/factors/{factorId}: for a person who has lost a second factor. */
export const deleteFactor = (auth: AuthContext) => async (c: Context) => {
  requireAdmin(auth, c);
  const userId = pathId(c.req.param('userId'));
  const factorId = pathId(c.req.param('factorId'));
  const { owner, wasInForce } = await auth.database.asService(async (tx) => {
    const factor = await findFactor(tx, userId, factorId);
    await removeFactor(tx, factor);
    return { owner: await findUser(tx, userId), wasInForce: factor.status === 'verified' };
  });
  if (owner && wasInForce) tellOwner(auth, owner, 'second_factor_removed', callerOf(auth, c));
  return c.json({ id: factorId });
};
