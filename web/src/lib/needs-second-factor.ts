import type { KeptSession } from './session.ts';
import { claimsOf } from './token-claims.ts';

/** Whether the account has a second factor that this session has not shown yet. The server decides; this is for what to ask. */
export function needsSecondFactor(session: Pick<KeptSession, 'access_token' | 'user'>): boolean {
  const hasFactor = session.user.factors?.some((factor) => factor.status === 'verified') ?? false;
  return hasFactor && claimsOf(session.access_token).aal !== 'aal2';
}
