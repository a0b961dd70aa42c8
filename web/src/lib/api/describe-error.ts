import { ApiError, type ApiErrorCode } from './api-error.ts';

const busy = 'The service is busy or restarting. Try again in a moment.';

/** What an answer that is not ours means, such as a proxy's, where its status says it. */
const foreign: Partial<Record<number, string>> = {
  413: 'This text is too long to send at once. Shorten it and try again.',
  429: 'Too many requests. Wait a minute and try again.',
  502: busy,
  503: busy,
  504: busy,
};

/** Sentences of ours where the place of the person counts; for all other codes the server's own sentence stands. */
const sentences: Partial<Record<ApiErrorCode, string>> = {
  offline: 'The server cannot be reached. Check your connection and try again; nothing you wrote is lost.',
  unknown: 'We got an unexpected response from the server. Try again in a moment.',
  internal: 'Something went wrong on our side, and we have logged it. Try again in a moment.',
  unavailable: busy,
  not_signed_in: 'Your session has ended. Sign in again; your draft is kept.',
  invalid_token: 'Your session has ended. Sign in again; your draft is kept.',
};

/** What to tell a person about a failure, as one plain sentence or two. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something on this page failed. Reload it; your draft is kept.';
  const ofStatus = error.code === 'unknown' ? foreign[error.status] : undefined;
  return ofStatus ?? sentences[error.code] ?? error.message;
}
