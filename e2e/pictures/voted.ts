import { drawnFrom } from './made-page.ts';
import type { Stage } from './scene.ts';

interface Listed {
  items: { votes: number; copies?: number }[];
}

/** Votes count from the second day of an account on: in pictures the first prompts of the list are given some. */
const voted = (body: Listed): Listed => ({
  ...body,
  items: body.items.map((item, at) => {
    const votes = Math.max(0, 46 - 4 * at - (at % 3));
    return { ...item, votes, ...(item.copies !== undefined && { copies: votes * 5 + 30 - at }) };
  }),
});

/** The library of the app after some weeks of readers. */
export const withVotes = ({ page }: Stage): Promise<unknown> =>
  page.route(/\/api\/library(\?|$)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: voted((await answer.json()) as Listed) });
  });

/** The open library after some weeks of readers. */
export const openWithVotes =
  (query: string) =>
  async (stage: Stage): Promise<void> => {
    const read = async (path: string) => (await stage.request.get(path)).json() as Promise<unknown>;
    await drawnFrom('/library', {
      '/api/library/facets': await read('/api/library/facets'),
      '/api/library': voted((await read(`/api/library${query}`)) as Listed),
    })(stage);
  };
