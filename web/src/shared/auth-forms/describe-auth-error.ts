import { type AuthError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js';

export interface AuthProblem {
  message: string;
  /** Why a password was refused, one line each. */
  reasons: string[];
}

const weakReasons: Record<string, string> = {
  length: 'It is too short.',
  characters: 'It lacks a kind of character that is asked for.',
  pwned: 'It is on a list of passwords that have leaked or are often tried.',
  personal: 'It is made of your own address or name.',
  product: 'It is made of the name of this service.',
  predictable: 'It follows a pattern that is quickly guessed.',
};

const sentences: Record<string, string> = {
  captcha_failed: 'Show that you are a person with the check above the button, then try again.',
  invalid_credentials: "That email and password don't match. Try again, or get a link by mail.",
  otp_expired: 'This code is not right, or no longer valid. Check it, or have a new mail sent.',
  current_password_invalid: 'This is not your current password. Check it, or have a code mailed instead.',
  current_password_required: 'Enter your current password, or have a code mailed instead.',
  reauthentication_not_valid: 'This code is not valid, or no longer. Check it, or have another one mailed.',
  mfa_verification_failed: 'This code is not valid, or no longer. Check it and try again.',
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
  return { message: sentences[error.code ?? ''] ?? error.message, reasons };
}
