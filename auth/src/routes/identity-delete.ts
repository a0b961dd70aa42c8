import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { callerOf } from '../http/caller.ts';
import { pathId } from '../mfa/find-factor.ts';
import { requireAal2 } from '../mfa/require-aal2.ts';
import { tellOwner } from '../security/tell-owner.ts';
import { loadSignedIn, readBearer } from '../sessions/require-session.ts';
import { recordProviders } from '../users/record-providers.ts';

const { identities, users } = schema;

/** DELETE /user/identities/{id}: takes away one way to sign in, never the last. */
export const unlinkIdentity = (auth: AuthContext) => async (c: Context) => {
  const caller = callerOf(auth, c);
  const bearer = await readBearer(auth, c);
  const id = pathId(c.req.param('identityId'));
  const owner = await auth.database.asService(async (tx) => {
    const { user } = await loadSignedIn(auth, tx, bearer, { hold: true });
    await requireAal2(tx, user, bearer);
    const own = await tx.select().from(identities).where(eq(identities.userId, user.id));
    const identity = own.find((row) => row.id === id);
    if (own.length <= 1)
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    await tx.delete(identities).where(eq(identities.id, identity.id));
    // Without its identity a password would go on opening the account unseen.
    if (identity.provider === 'email')
      await tx.update(users).set({ encryptedPassword: null }).where(eq(users.id, user.id));
    const now = auth.clock();
    await recordProviders(tx, user, now);
    await writeAudit(tx, {
      action: 'identity_unlinked',
      actor: user,
      at: now,
      ip: caller.ip,
      traits: { provider: identity.provider },
    });
    return user;
  });
  tellOwner(auth, owner, 'identity_unlinked', caller);
  return c.json({});
};
