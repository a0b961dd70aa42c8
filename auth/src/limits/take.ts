import { createHash } from 'node:crypto';
import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { LimitName } from '../config.ts';

const codes: Partial<Record<LimitName, string>> = {
  mailPerAddress: 'over_email_send_rate_limit',
  mailPerAccount: 'over_email_send_rate_limit',
  mailGap: 'over_email_send_rate_limit',
  smsPerAddress: 'over_sms_send_rate_limit',
  smsPerAccount: 'over_sms_send_rate_limit',
  smsGap: 'over_sms_send_rate_limit',
  recoveryCodePerAccount: 'mfa_recovery_codes_locked',
};

const keyOf = (name: LimitName, subject: string): string =>
  createHash('sha256').update(`${name}\0${subject}`).digest('base64url');

const refusal = (name: LimitName, seconds: number): AuthError =>
  new AuthError(
    429,
    codes[name] ?? 'over_request_rate_limit',
    name === 'mailGap' || name === 'smsGap'
      ? `For security purposes, you can only request this after ${seconds} seconds.`
      : 'Request rate limit reached',
    { retryAfterSeconds: seconds },
  );

/**
 * Counts one use against each limit, in a transaction of its own, so that it stands whatever becomes of the request.
 * One statement a limit: processes and parallel requests agree. Throws 429 with the seconds to wait.
 */
export const take = async (
  auth: AuthContext,
  uses: readonly (readonly [LimitName, string])[],
): Promise<void> => {
  const now = auth.clock();
  const refused = await auth.database.asService(async (tx) => {
    for (const [name, subject] of uses) {
      const { max, seconds } = auth.settings.limits[name];
      const at = now.toISOString();
      const until = new Date(now.getTime() + seconds * 1000).toISOString();
      const [row] = await rowsOf<{ count: number; wait: number }>(
        tx,
        sql`insert into private.rate_limits as r (key, count, expires_at) values (${keyOf(name, subject)}, 1, ${until}::timestamptz)
            on conflict (key) do update set
              count = case when r.expires_at <= ${at}::timestamptz then 1 else least(r.count, ${max}::int) + 1 end,
              expires_at = case when r.expires_at <= ${at}::timestamptz then excluded.expires_at else r.expires_at end
            returning count, ceil(extract(epoch from expires_at - ${at}::timestamptz))::int as wait`,
      );
      if (row && row.count > max) return refusal(name, row.wait);
    }
    return null;
  });
  if (refused) throw refused;
};

/** Returns one use: limits on guessing count failures only. */
export const giveBack = async (
  auth: AuthContext,
  uses: readonly (readonly [LimitName, string])[],
): Promise<void> => {
  await auth.database.asService(async (tx) => {
    for (const [name, subject] of uses)
      await tx.execute(
        sql`update private.rate_limits set count = greatest(count - 1, 0) where key = ${keyOf(name, subject)}`,
      );
  });
};
