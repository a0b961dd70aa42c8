import { ApiError, type ApiErrorCode } from './api-error.ts';

/** Sentences of ours where the place of the person counts; for all other codes the server's own sentence stands. */
const sentences: Partial<Record<ApiErrorCode, string>> = {
  offline: 'The server cannot be reached. Check your connection and try again; nothing you wrote is lost.',
  unknown: 'The server gave an answer that this page does not understand. Try again in a moment.',
  internal: 'Something went wrong on our side, and it was noted. Try again in a moment.',
  unavailable: 'The service is busy or being restarted. Try again in a moment.',
  not_signed_in: 'Your session has ended. Sign in again; your draft is kept.',
  invalid_token: 'Your session has ended. Sign in again; your draft is kept.',
};

/** What to tell a person about a failure, as one plain sentence or two. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something in this page failed. Reload it; your draft is kept.';
  return sentences[error.code] ?? error.message;
}
