import { type AuthError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js';

export interface AuthProblem {
  message: string;
  /** Why a password was refused, one line each. */
  reasons: string[];
}

const weakReasons: Record<string, string> = {
  length: 'It is too short.',
  characters: 'It is missing a required type of character.',
  pwned: 'It is on a list of leaked or common passwords.',
  personal: 'It contains your email or name.',
  product: 'It contains the name of this service.',
  predictable: 'It follows a pattern that is easy to guess.',
};

const sentences: Record<string, string> = {
  captcha_failed: 'Complete the check above the button to show you are human, then try again.',
  invalid_credentials: 'That email and password don’t match. Try again, or ask for a magic link below.',
  otp_expired: 'This code is wrong or has expired. Check it, or ask for a new one.',
  current_password_invalid: 'This is not your current password. Check it, or get a code by email instead.',
  current_password_required: 'Enter your current password, or get a code by email instead.',
  reauthentication_not_valid: 'This code is wrong or has expired. Check it, or ask for a new one.',
  mfa_verification_failed: 'This code is wrong or has expired. Check it and try again.',
};

/** The account service's own message, except where it leaves open what to do. */
export function describeAuthError(error: AuthError): AuthProblem {
  if (isAuthRetryableFetchError(error)) {
    return {
      message: 'The account service cannot be reached. Check your connection and try again.',
      reasons: [],
    };
  }
  const reasons = isAuthWeakPasswordError(error)
    ? error.reasons.map((reason) => weakReasons[reason] ?? reason)
    : [];
  // One reason is the message: said above a list of one it would be said twice.
  const [only, ...others] = reasons;
  if (only && others.length === 0) return { message: `Choose another password. ${only}`, reasons: [] };
  return { message: sentences[error.code ?? ''] ?? error.message, reasons };
}
