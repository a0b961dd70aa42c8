import { AuthApiError, type AuthError } from '@supabase/auth-js';
import { type CaptchaAnswer, useCaptcha } from './captcha/use-captcha.tsx';
import { useAuthSubmit } from './use-auth-submit.ts';

/** A form that the account service guards with a captcha, where one is configured: `captcha` belongs above its button. */
export function useGuardedSubmit(
  send: (form: FormData, captcha: CaptchaAnswer) => Promise<AuthError | null>,
) {
  const { widget, takeAnswer } = useCaptcha();
  const form = useAuthSubmit(async (fields) => {
    const answer = takeAnswer();
    return answer ? send(fields, answer) : new AuthApiError('Not solved', 400, 'captcha_failed');
  });
  return { ...form, captcha: widget };
}
