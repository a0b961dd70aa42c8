import type { KeptSession } from '../../lib/session.ts';

/** Whether the account has a second factor that this session has not shown yet. The server decides; this is for what to ask. */
export function needsSecondFactor(session: Pick<KeptSession, 'access_token' | 'user'>): boolean {
  const hasFactor = session.user.factors?.some((factor) => factor.status === 'verified') ?? false;
  return hasFactor && assuranceOf(session.access_token) !== 'aal2';
}

function assuranceOf(token: string): unknown {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}
