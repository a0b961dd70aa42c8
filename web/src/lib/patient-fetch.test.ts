import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionKey } from '../config/storage-keys.ts';
import { readAccountService, setAccountService, tryAccountsNow } from './account-outage.ts';
import { patientFetch } from './patient-fetch.ts';

const refresh = 'http://x/auth/v1/token?grant_type=refresh_token';
const init = { method: 'POST', body: JSON.stringify({ refresh_token: 'first' }) };
const session = (token: string) => JSON.stringify({ access_token: 'a', refresh_token: token });
const away = () => new Response('', { status: 503 });
const proxyPage = () => new Response('<h1>Soon</h1>', { headers: { 'content-type': 'text/html' } });
const asked = vi.fn<() => Promise<Response>>();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  asked.mockReset();
  kept.set(sessionKey, session('first'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setAccountService('there');
});

it('[AU-07] a refresh is repeated through an outage, and the page can say so', async () => {
  asked.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  asked.mockResolvedValueOnce(away()).mockResolvedValueOnce(proxyPage());
  asked.mockResolvedValueOnce(Response.json({}, { status: 429 }));
  asked.mockResolvedValueOnce(Response.json({ refresh_token: 'second' }));
  const answered = patientFetch(refresh, init);
  await vi.advanceTimersByTimeAsync(500);
  expect([asked.mock.calls.length, readAccountService()]).toEqual([1, 'away']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await answered).json()).toEqual({ refresh_token: 'second' });
  expect([asked.mock.calls.length, readAccountService()]).toEqual([5, 'there']);
});

it('[AU-07] a refusal of the service itself is final', async () => {
  asked.mockResolvedValueOnce(Response.json({ code: 'refresh_token_not_found' }, { status: 400 }));
  expect((await patientFetch(refresh, init)).status).toBe(400);
  expect(readAccountService()).toBe('there');
});

it('a person who presses Try now does not wait out the pause', async () => {
  asked.mockResolvedValueOnce(away()).mockResolvedValueOnce(Response.json({ refresh_token: 'second' }));
  const answered = patientFetch(refresh, init);
  await vi.advanceTimersByTimeAsync(1);
  tryAccountsNow();
  expect((await answered).status).toBe(200);
});

it.each([
  ['takes over the session that another tab got', session('of the other tab'), 200],
  ['ends where another tab signed out', undefined, 400],
])('[AU-07] a tab %s, and never sends a spent token', async (_what, stored, status) => {
  asked.mockResolvedValue(away());
  const answered = patientFetch(refresh, init);
  await vi.advanceTimersByTimeAsync(1);
  if (stored) kept.set(sessionKey, stored);
  else kept.delete(sessionKey);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([(await answered).status, asked.mock.calls.length]).toEqual([status, 1]);
});

it('everything else is asked once', async () => {
  asked.mockResolvedValueOnce(away());
  expect((await patientFetch('http://x/auth/v1/user', {})).status).toBe(503);
});
