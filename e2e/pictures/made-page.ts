import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Stage } from './scene.ts';

interface PageHandler {
  fetch(request: Request, options: { context: object }): Promise<Response>;
}

const built = pathToFileURL(fileURLToPath(new URL('../../web/dist/server/server.js', import.meta.url))).href;

/** Public pages as the built site draws them from what the API is said to answer. */
export const drawnBy =
  (path: RegExp, readApi: (asked: string) => Promise<Response>) =>
  async ({ page }: Pick<Stage, 'page'>): Promise<void> => {
    const { default: handler } = (await import(built)) as { default: PageHandler };
    await page.route(
      (url) => path.test(url.pathname),
      async (route) => {
        const request = new Request(route.request().url(), { headers: { accept: 'text/html' } });
        const drawn = await handler.fetch(request, { context: { readApi } });
        await route.fulfill({ status: drawn.status, contentType: 'text/html', body: await drawn.text() });
      },
    );
  };

/** A public page as the built site draws it from answers of the API that no account brings about. */
export const drawnFrom = (path: string, answers: Readonly<Record<string, unknown>>) =>
  drawnBy(new RegExp(`^${path}$`), async (asked) => {
    const found = Object.entries(answers).find(([begin]) => asked.startsWith(begin));
    return found ? Response.json(found[1]) : new Response(null, { status: 503 });
  });
