import type { PageContext } from '@whetstone/contract';
import type { Context, Hono } from 'hono';
import { writeForDesk } from './services/desk/write-for-desk.ts';

/** What a page drawn for a request may ask of the server. */
export const pageContext = (api: Pick<Hono, 'request'>, { req, env }: Context): PageContext => ({
  readApi: async (path) => api.request(path),
  writeForDesk,
  askDesk: async (request) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    const forwarded = req.header('x-forwarded-for');
    if (forwarded) headers.set('x-forwarded-for', forwarded);
    // With the visitor's socket, so that it counts for the visitor's address.
    return api.request('/api/desk', { method: 'POST', headers, body: JSON.stringify(request) }, env);
  },
});
