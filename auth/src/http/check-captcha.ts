import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { Caller } from './caller.ts';

interface Guarded {
  readonly gotrue_meta_security?: { captcha_token?: string | null } | null;
}

const verdictSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

const refused = (why: string) =>
  new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${why})`);

/**
 * Asks Turnstile or hCaptcha about the answer that came with a request; does nothing where no captcha is configured.
 * Throws 400 `captcha_failed`, 500 when the captcha service does not answer.
 */
export const checkCaptcha = async (auth: AuthContext, body: Guarded, caller: Caller): Promise<void> => {
  const { captcha } = auth.settings;
  if (!captcha) return;
  const response = body.gotrue_meta_security?.captcha_token;
  if (!response) throw refused('no captcha_token found');
  const answer = await fetch(captcha.verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret: captcha.secret, response, remoteip: caller.ip }),
    signal: AbortSignal.timeout(10_000),
  }).catch((cause: unknown) => {
    throw new AuthError(500, 'unexpected_failure', 'captcha verification process failed', { cause });
  });
  const verdict = verdictSchema.parse(await answer.json());
  if (!verdict.success) throw refused(verdict['error-codes'].join(', ') || 'not solved');
};
