import { fileURLToPath } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createApp } from './app.ts';
import { runServer } from './run-server.ts';

const alreadySent = () => new Response(null, { headers: { 'x-hono-already-sent': 'true' } });

/** The server with Vite in it: pages reload when web/ changes. */
await runServer(
  async (dependencies) => {
    const { createServer } = await import('vite');
    const vite = await createServer({
      root: fileURLToPath(new URL('../../web', import.meta.url)),
      server: { middlewareMode: true },
      appType: 'custom',
    });
    const pages = new Hono<{ Bindings: Partial<HttpBindings> }>().all('*', async (c) => {
      const { incoming, outgoing } = c.env ?? {};
      // The server's own check of its pages comes without a socket, and Vite answers sockets only.
      if (!incoming || !outgoing) return c.text('Pages come from Vite.');
      await new Promise<void>((resolve) => {
        outgoing.once('close', resolve);
        vite.middlewares(incoming, outgoing, () => {
          outgoing.writeHead(404).end();
        });
      });
      return alreadySent();
    });
    return createApp(dependencies).route('/', pages);
  },
  { graceMs: 100 },
);
