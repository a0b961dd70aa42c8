import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { PageContext } from '@whetstone/contract';
import type { Database } from '@whetstone/database';
import { type Context, Hono } from 'hono';
import { compress } from './http/compress.ts';
import { pagePolicy } from './http/content-security-policy.ts';
import { keepForVisitors } from './keep-for-visitors.ts';
import type { Settings } from './settings.ts';
import { webDist } from './web-dist.ts';

/** The built web app's entry: pages for any address, answered with status and headers of their own. */
export interface PageHandler {
  fetch(request: Request, options: { context: PageContext }): Promise<Response>;
}

/** Loads the built web app. Throws with the command that builds it when it is not there. */
export const loadBuiltPages = async (): Promise<PageHandler> => {
  const entry = `${webDist}server/server.js`;
  if (!existsSync(entry))
    throw new Error(
      'The web app is not built. Run "npm start", or "npm run build" and start the server again.',
    );
  const module: { default: PageHandler } = await import(pathToFileURL(entry).href);
  return module.default;
};

const forAYear = 'public, max-age=31536000, immutable';

/**
 * A redirect to an address of our own as its path: the request's host is the visitor's word, and the address would
 * take it on. More than one slash at the beginning would name a host again.
 */
const withinSite = (location: string, requestUrl: string): string => {
  const target = URL.parse(location, requestUrl);
  if (!target || target.origin !== new URL(requestUrl).origin) return location;
  return target.pathname.replace(/^\/{2,}/, '/') + target.search + target.hash;
};

/** Addresses at which every visitor gets the same bytes, made of what people published. */
const ofLibrary = /^\/library(?:\/|$)/;

/** The same pages; those of the public library are drawn once for many visitors. */
export const keepLibraryPages = (
  pages: PageHandler,
  database: Pick<Database, 'asService' | 'transactionsEnded'>,
): PageHandler => {
  const keep = keepForVisitors(database);
  return {
    fetch: (request, options) => {
      const { pathname, search } = new URL(request.url);
      const draw = () => pages.fetch(request, options);
      return ofLibrary.test(pathname) ? keep(pathname + search, draw) : draw();
    },
  };
};

/** Hashed files for a year, other files for an hour, and every other address to the web app. */
export const webPages = (
  pages: PageHandler,
  { siteUrl, captcha }: Pick<Settings, 'siteUrl' | 'captcha'>,
  contextOf: (c: Context) => PageContext,
) =>
  new Hono()
    .use(compress())
    .use(
      serveStatic({
        root: `${webDist}client`,
        precompressed: true,
        onFound: (path, c) => {
          c.header('cache-control', /[\\/]assets[\\/]/.test(path) ? forAYear : 'public, max-age=3600');
        },
      }),
    )
    // A file of an earlier build must not be answered with a page: the browser would take it for a broken script.
    .get('/assets/*', (c) => c.text('Not found', 404))
    .get('*', async (c) => {
      const nonce = randomBytes(16).toString('base64url');
      const headers = new Headers(c.req.raw.headers);
      headers.set('x-csp-nonce', nonce);
      headers.set('x-site-url', siteUrl);
      const context = contextOf(c);
      let isUnavailable = false;
      const readApi: PageContext['readApi'] = async (path) => {
        const answer = await context.readApi(path);
        isUnavailable ||= answer.status === 503;
        return answer;
      };
      const answer = await pages.fetch(new Request(c.req.raw, { headers }), {
        context: { ...context, readApi },
      });
      // A page that failed for want of the database is no defect of the page: crawlers are to come again.
      const status = isUnavailable && answer.status === 500 ? 503 : answer.status;
      const response = new Response(answer.body, { headers: answer.headers, status });
      const location = response.headers.get('location');
      if (location) response.headers.set('location', withinSite(location, c.req.url));
      const inlineScript = response.headers.get('x-inline-script');
      response.headers.delete('x-inline-script');
      response.headers.set('content-security-policy', pagePolicy({ nonce, inlineScript, captcha }));
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-cache');
      return response;
    });
