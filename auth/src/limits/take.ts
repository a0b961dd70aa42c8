import { countUse, forgetUses, returnUse } from '@whetstone/database';
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

/** Limits on guessing, as the security log knows them; the others hold floods of mails and requests. */
const onGuessing: readonly LimitName[] = [
  'signInPerAddress',
  'signInPerAccount',
  'verifyPerAddress',
  'verifyPerAccount',
  'mfaPerAddress',
  'mfaPerAccount',
  'recoveryCodePerAccount',
];

const subjectOf = (name: LimitName, subject: string): string => `${name}\0${subject}`;

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
      const limit = { subject: subjectOf(name, subject), ...auth.settings.limits[name] };
      const { isAllowed, waitSeconds } = await countUse(tx, limit, now);
      if (isAllowed) continue;
      if (onGuessing.includes(name))
        auth.securityLog.note({
          kind: 'guessing_limited',
          network: name.endsWith('PerAddress') ? subject : '',
          act: name,
        });
      return refusal(name, waitSeconds);
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
    for (const [name, subject] of uses) await returnUse(tx, subjectOf(name, subject));
  });
};

/** A mail has proven the owner: what strangers guessed at the password counts no more. */
export const forgetGuesses = (auth: AuthContext, email: string): Promise<void> =>
  auth.database.asService((tx) => forgetUses(tx, subjectOf('signInPerAccount', email)));
