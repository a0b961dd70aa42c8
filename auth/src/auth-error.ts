/** A refusal as GoTrue words it: HTTP status, `error_code`, a sentence for people. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly code: string;
  /** Why a password is weak. */
  readonly reasons?: readonly string[];
  /** Seconds after which another try makes sense. */
  readonly retryAfterSeconds?: number;

  constructor(
    status: AuthError['status'],
    code: string,
    message: string,
    more: { reasons?: readonly string[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.reasons = more.reasons;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
