import { sessionKey } from '../config/storage-keys.ts';
import { pauseBeforeRetry, setAccountService } from './account-outage.ts';

/** How long one try may take, and the longest pause after it: together less than the time for which the service answers a refresh token a second time, in case only its answer was lost. */
const tryMs = 5000;
const longestPauseMs = 4000;

const isRefresh = (input: RequestInfo | URL): boolean =>
  String(input).includes('/token?grant_type=refresh_token');

/** An answer of the service itself that trying again would not change. */
const isFinal = (answer: Response): boolean =>
  answer.status < 500 &&
  answer.status !== 408 &&
  answer.status !== 429 &&
  (answer.headers.get('content-type') ?? '').includes('json');

const keptRefreshToken = (kept: string | null): string | undefined =>
  kept === null ? undefined : (JSON.parse(kept) as { refresh_token?: string }).refresh_token;

/**
 * The answer where another tab has settled the matter meanwhile: the session that it keeps now, or none. A token that
 * was exchanged by another tab must not be sent again: the service would take it for a stolen one.
 */
function settledElsewhere(body: BodyInit | null | undefined): Response | undefined {
  const { refresh_token: sent } = JSON.parse(String(body)) as { refresh_token?: string };
  const kept = localStorage.getItem(sessionKey);
  if (keptRefreshToken(kept) === sent) return undefined;
  if (kept !== null) return new Response(kept, { headers: { 'content-type': 'application/json' } });
  return Response.json(
    { code: 400, error_code: 'refresh_token_not_found', msg: 'Signed out' },
    { status: 400 },
  );
}

async function tryOnce(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response | undefined> {
  try {
    const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(tryMs) });
    return isFinal(answer) ? answer : undefined;
  } catch {
    // No answer: a network that is gone, a server that restarts, or one that says nothing.
    return undefined;
  }
}

async function refreshUntilAnswered(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const answer = (await tryOnce(input, init)) ?? settledElsewhere(init?.body);
    if (answer) {
      setAccountService('there');
      return answer;
    }
    setAccountService('away');
    await pauseBeforeRetry(pauseMs);
    const settled = settledElsewhere(init?.body);
    if (settled) {
      setAccountService('there');
      return settled;
    }
    setAccountService('trying');
  }
}

/**
 * Fetch for the account client. A refresh of the session is repeated until the service gives a final answer, and the
 * page says so meanwhile; the client itself would give up after half a minute and then not try for a minute.
 */
export const patientFetch: typeof fetch = (input, init) =>
  isRefresh(input) ? refreshUntilAnswered(input, init) : fetch(input, init);
