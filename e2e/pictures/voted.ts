import type { APIRequestContext } from '@playwright/test';
import { drawnBy } from './made-page.ts';
import type { Stage } from './scene.ts';

interface Counted {
  id: string;
  votes: number;
  copies?: number;
  keeps?: number;
}

/** Votes count from the second day of an account on: in pictures every prompt has some, fewer from place to place of the library's own order. */
const countsOf = async (request: APIRequestContext): Promise<ReadonlyMap<string, Counted>> => {
  const listed = await request.get('/api/library?limit=100');
  const { items } = (await listed.json()) as { items: Counted[] };
  return new Map(
    items.map(({ id }, at) => {
      const votes = Math.max(1, Math.round(46 - 1.42 * at));
      return [id, { id, votes, copies: votes * 5 + 30 - at, keeps: votes }];
    }),
  );
};

/** The same counts for a prompt wherever an answer names it. */
const voted = (body: unknown, counts: ReadonlyMap<string, Counted>): unknown => {
  if (Array.isArray(body)) return body.map((each) => voted(each, counts));
  if (typeof body !== 'object' || body === null) return body;
  const painted = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, voted(value, counts)]));
  const counted = 'votes' in painted && counts.get(String(painted['id']));
  const known = Object.entries(counted || {}).filter(([key]) => key in painted);
  return { ...painted, ...Object.fromEntries(known) };
};

/** The API as the site reads it for a public page. */
export const readVoted =
  (request: APIRequestContext, counts = countsOf(request)) =>
  async (path: string): Promise<Response> => {
    const answer = await request.get(path);
    return answer.ok()
      ? Response.json(voted(await answer.json(), await counts))
      : new Response(null, { status: answer.status() });
  };

/** The libraries after some weeks of readers, in the app and on public pages. */
export const withVotes = async ({ page, request }: Stage): Promise<void> => {
  const counting = countsOf(request);
  await counting;
  await page.route(/\/api\/(library|prompts)\b/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    return answer.ok()
      ? route.fulfill({ response: answer, json: voted(await answer.json(), await counting) })
      : route.fulfill({ response: answer });
  });
  await drawnBy(/^\/library/, readVoted(request, counting))({ page });
};
