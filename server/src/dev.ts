import { fileURLToPath } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createApp } from './app.ts';
import { pageContext } from './page-context.ts';
import { runServer } from './run-server.ts';
import type { PageHandler } from './web-pages.ts';

const alreadySent = () => new Response(null, { headers: { 'x-hono-already-sent': 'true' } });

/** The server with Vite in it: pages reload when web/ changes. */
await runServer(
  async (dependencies) => {
    const { createServer, isRunnableDevEnvironment } = await import('vite');
    const vite = await createServer({
      root: fileURLToPath(new URL('../../web', import.meta.url)),
      server: { middlewareMode: true },
      appType: 'custom',
    });
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite draws no pages in this process.');
    const api = createApp(dependencies);
    const pages = new Hono<{ Bindings: Partial<HttpBindings> }>().all('*', async (c) => {
      const { incoming, outgoing } = c.env ?? {};
      // The server's own check of its pages comes without a socket, and Vite answers sockets only.
      if (!incoming || !outgoing) return c.text('Pages come from Vite.');
      const draw = async () => {
        const { default: handler } = await ssr.runner.import<{ default: PageHandler }>('/src/server.tsx');
        return handler.fetch(c.req.raw, { context: pageContext(api, c) });
      };
      return await new Promise<Response>((resolve, reject) => {
        outgoing.once('close', () => resolve(alreadySent()));
        vite.middlewares(incoming, outgoing, () => void draw().then(resolve, reject));
      });
    });
    return api.route('/', pages);
  },
  { graceMs: 100 },
);
