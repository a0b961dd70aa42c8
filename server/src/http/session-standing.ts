import { rowsOf, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';

export interface SessionStanding {
  readonly session: 'good' | 'ended' | 'needs-second-factor';
  readonly isSuspended: boolean;
}

interface Row {
  readonly is_alive: boolean;
  readonly has_factor: boolean;
  readonly is_suspended: boolean;
}

/** Whether an account is suspended, wherever it is kept. */
export const isSuspended = async (database: Database, userId: string): Promise<boolean> => {
  const [row] = await database.asService((tx) =>
    rowsOf<Pick<Row, 'is_suspended'>>(tx, sql`select private.is_suspended(${userId}::uuid) as is_suspended`),
  );
  return row?.is_suspended ?? false;
};

/**
 * What a token's session is worth now: signing out, here or elsewhere, ends it before the token expires, and an
 * account with a verified factor is reached at aal2 alone. The database's policies say the same; this says it in words.
 */
export const sessionStanding = async (
  database: Database,
  { sub, session_id: sessionId, aal }: { sub: string; session_id: string; aal?: string },
): Promise<SessionStanding> => {
  const [row] = await database.asService((tx) =>
    rowsOf<Row>(
      tx,
      sql`select
        exists (select 1 from auth.sessions where id = ${sessionId}::uuid and (not_after is null or not_after > now())) as is_alive,
        exists (select 1 from auth.mfa_factors where user_id = ${sub}::uuid and status = 'verified') as has_factor,
        private.is_suspended(${sub}::uuid) as is_suspended`,
    ),
  );
  const isSuspended = row?.is_suspended ?? false;
  if (!row?.is_alive) return { session: 'ended', isSuspended };
  return { session: row.has_factor && aal !== 'aal2' ? 'needs-second-factor' : 'good', isSuspended };
};
