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
async function fetchSignedIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const session = await readSession();
  const headers = new Headers(init?.headers);
  if (session) headers.set('authorization', `Bearer ${session.access_token}`);
  const response = await fetch(input, { ...init, headers }).catch((cause: unknown) => {
    throw init?.signal?.aborted ? cause : new ApiError('offline', 0, 'No answer', { cause });
  });
  if (response.ok) return response;
  const error = await readApiError(response);
  const need = needs[error.code];
  if (need) setSessionNeed(need);
  throw error;
}

const origin = typeof location === 'undefined' ? '' : location.origin;

/** The server's API, typed by its routes. */
export const { api } = hc<ApiRoutes>(origin, { fetch: fetchSignedIn });

/** The server's functions, typed by their routes. */
export const { functions } = hc<FunctionRoutes>(origin, { fetch: fetchSignedIn });
