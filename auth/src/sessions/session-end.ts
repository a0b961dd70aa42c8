import { schema } from '@whetstone/database';
import { or, lte, sql } from 'drizzle-orm';
import type { AuthSettings } from '../config.ts';

const { sessions } = schema;
type Idle = Pick<AuthSettings, 'sessionIdleSeconds'>;

/** When a session ends by itself: at its own end, or so long after it was last refreshed. */
export const sessionEnd = (
  { sessionIdleSeconds }: Idle,
  { notAfter, refreshedAt, createdAt }: typeof sessions.$inferSelect,
): Date => {
  const lastUsed = refreshedAt ?? createdAt;
  const idleEnd = (lastUsed?.getTime() ?? 0) + sessionIdleSeconds * 1000;
  return new Date(Math.min(notAfter?.getTime() ?? Infinity, idleEnd));
};

/** The same as a condition on rows: sessions that have ended by themselves at `now`. */
export const hasEnded = ({ sessionIdleSeconds }: Idle, now: Date) => {
  const idleSince = new Date(now.getTime() - sessionIdleSeconds * 1000).toISOString();
  return or(
    lte(sessions.notAfter, now),
    sql`coalesce(${sessions.refreshedAt} at time zone 'utc', ${sessions.createdAt}) <= ${idleSince}::timestamptz`,
  );
};
