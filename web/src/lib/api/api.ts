import type { ApiRoutes, FunctionRoutes } from '@whetstone/server/api-types';
import { hc } from 'hono/client';
import { readSession } from '../session.ts';
import { type SessionNeed, setSessionNeed } from '../session-need.ts';
import { ApiError, type ApiErrorCode, readApiError } from './api-error.ts';

/** Refusals that the person can mend on the spot. */
const needs: Partial<Record<ApiErrorCode, SessionNeed>> = {
  not_signed_in: 'sign-in',
  invalid_token: 'sign-in',
  second_factor_needed: 'second-factor',
};

/** Fetches as the person who is signed in. Throws `ApiError` for no answer and for every answer that is no success. */
async function fetchQuietly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const session = await readSession();
  const headers = new Headers(init?.headers);
  if (session) headers.set('authorization', `Bearer ${session.access_token}`);
  const response = await fetch(input, { ...init, headers }).catch((cause: unknown) => {
    throw init?.signal?.aborted ? cause : new ApiError('offline', 0, 'No answer', { cause });
  });
  if (response.ok) return response;
  throw await readApiError(response);
}

/** The same, and asks the person to sign in where the session is what is missing. */
const fetchSignedIn: typeof fetchQuietly = (input, init) =>
  fetchQuietly(input, init).catch((error: unknown) => {
    const need = error instanceof ApiError && needs[error.code];
    if (need) setSessionNeed(need);
    throw error;
  });

const origin = typeof location === 'undefined' ? '' : location.origin;

/** The server's API, typed by its routes. */
export const { api } = hc<ApiRoutes>(origin, { fetch: fetchSignedIn });

/** The same API for what nobody pressed a key for: a session that has ended interrupts no one. */
export const { api: quietApi } = hc<ApiRoutes>(origin, { fetch: fetchQuietly });

/** The server's functions, typed by their routes. */
export const { functions } = hc<FunctionRoutes>(origin, { fetch: fetchSignedIn });
