import { type AuthError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js';

export interface AuthProblem {
  message: string;
  /** Why a password was refused, one line each. */
  reasons: string[];
}

const weakReasons: Record<string, string> = {
  length: 'It is too short.',
  characters: 'It lacks a kind of character that is asked for.',
  pwned: 'It is on a list of passwords that have leaked.',
};

/** The account service's own message; only a failed connection, a captcha and a weak password are put in words of ours. */
export function describeAuthError(error: AuthError): AuthProblem {
  if (isAuthRetryableFetchError(error)) {
    return {
      message: 'The account service cannot be reached. Check your connection and try again.',
      reasons: [],
    };
  }
  if (error.code === 'captcha_failed')
    return {
      message: 'Show that you are a person with the check above the button, then try again.',
      reasons: [],
    };
  const reasons = isAuthWeakPasswordError(error)
    ? error.reasons.map((reason) => weakReasons[reason] ?? reason)
    : [];
  return { message: error.message, reasons };
}
