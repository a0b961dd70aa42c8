import type { ErrorBody, ErrorCode } from '@whetstone/contract';
import { vi } from 'vitest';

/** A request as the server gets it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Parsed JSON; undefined where there was none. */
  readonly body: unknown;
}

type Answer = (asked: Asked) => object | Promise<object>;

/** The answer of a server that refuses, as ours words it. */
export const refusal = (status: number, code: ErrorCode, message: string) =>
  Response.json({ error: { code, message } } satisfies ErrorBody, { status });

/** An account on the free plan with what it has used. */
export const account = (used: { readonly used: number; readonly remaining: number }) => ({
  profile: { email: 'ada@acme.test', full_name: 'Ada' },
  usage: {
    tier: 'free',
    limit: 5,
    is_unlimited: false,
    resets_at: '2026-12-01T00:00:00.000Z',
    ...used,
  },
  is_admin: false,
  suspension: null,
});

/** What no test is about: a person with prompts left, whose drafts are kept. */
const everyday: Record<string, Answer> = {
  'GET /api/account': () => account({ used: 2, remaining: 3 }),
  'GET /api/drafts': () => ({ items: [] }),
  'GET /api/drafts/:kind': () => ({ draft: null, set_aside: [] }),
  'PUT /api/drafts/:kind': () => ({ version: 1, updated_at: '2026-11-22T12:00:00.000Z' }),
  'POST /api/drafts/key': () => ({ key: btoa('k'.repeat(32)) }),
  'POST /api/questions': () => ({ questions: [] }),
};

const fits = (route: string, { method, path }: Asked) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(`${method} ${path}`);

async function readAsked(input: RequestInfo | URL, init?: RequestInit): Promise<Asked> {
  const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init);
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

/**
 * Stands in for the server until the test ends. `answers` are named by method and path, as in
 * `POST /api/generations`; an answer is JSON, or a whole `Response`. Returns what was asked so far.
 */
export function startFakeServer(answers: Record<string, Answer> = {}): { asked: (route: string) => Asked[] } {
  const noted: Asked[] = [];
  const routes = { ...everyday, ...answers };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const asked = await readAsked(input, init);
    noted.push(asked);
    const [, answer] = Object.entries(routes).findLast(([route]) => fits(route, asked)) ?? [];
    const given = (await answer?.(asked)) ?? refusal(404, 'not_found', 'There is nothing here.');
    return given instanceof Response ? given : Response.json(given);
  });
  return { asked: (route) => noted.filter((asked) => fits(route, asked)) };
}
