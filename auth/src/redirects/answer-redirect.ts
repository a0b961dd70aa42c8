import type { AuthError } from '../auth-error.ts';
import type { SessionAnswer } from '../sessions/open-session.ts';

const oauthNames: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

const withFragment = (target: string, values: URLSearchParams): string => {
  const url = new URL(target);
  url.hash = values.toString();
  return url.href;
};

const withQuery = (target: string, values: URLSearchParams): string => {
  const url = new URL(target);
  for (const [name, value] of values) url.searchParams.set(name, value);
  return url.href;
};

/** The implicit flow's end: tokens in the fragment, which no server sees. */
export const sessionRedirect = (
  target: string,
  session: SessionAnswer,
  more: Record<string, string>,
): string =>
  withFragment(
    target,
    new URLSearchParams({
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      ...more,
    }),
  );

/** The PKCE flow's end: a code that only the holder of the verifier can exchange. */
export const codeRedirect = (target: string, code: string): string =>
  withQuery(target, new URLSearchParams({ code }));

/** A refusal, in the fragment, and for a PKCE flow in the query as well. */
export const errorRedirect = (target: string, error: AuthError, isPkce: boolean): string => {
  const values = new URLSearchParams({
    error: oauthNames[error.status] ?? 'access_denied',
    error_code: error.code,
    error_description: error.message,
  });
  return withFragment(isPkce ? withQuery(target, values) : target, values);
};

/** A sentence for the person, where there is no session yet. */
export const messageRedirect = (target: string, message: string, isPkce: boolean): string => {
  const values = new URLSearchParams({ message });
  return withFragment(isPkce ? withQuery(target, values) : target, values);
};
