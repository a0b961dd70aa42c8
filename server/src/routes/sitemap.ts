import { publicPages } from '@whetstone/contract';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { html } from 'hono/html';
import type { Dependencies } from '../http/dependencies.ts';
import { revalidated } from '../http/revalidated.ts';
import { keepForVisitors } from '../keep-for-visitors.ts';
import { listPeoplePages } from '../services/library/list-people-pages.ts';
import { countSitemapParts, readSitemapPart } from '../services/library/read-sitemap.ts';

interface Address {
  readonly path: string;
  /** Day of the last change. */
  readonly day?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The sitemap: an index at /sitemap.xml, the pages, authors and collections, and the public prompts in parts of 50,000 at most. */
export function sitemapRoutes({
  settings: { siteUrl },
  database,
}: Pick<Dependencies, 'settings' | 'database'>) {
  const keep = keepForVisitors(database);
  const entry = ({ path, day }: Address) =>
    html`<loc>${siteUrl}${path}</loc>${day === undefined ? '' : html`<lastmod>${day}</lastmod>`}`;
  const answer = (c: Context, body: unknown) =>
    c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${String(body)}\n`, 200, revalidated('application/xml'));
  const index = (paths: readonly string[]) =>
    html`<sitemapindex xmlns="${namespace}">
      ${paths.map((path) => html`<sitemap>${entry({ path })}</sitemap>`)}
    </sitemapindex>`;
  const list = (addresses: readonly Address[]) =>
    html`<urlset xmlns="${namespace}"
      >${addresses.map((address) => html`<url>${entry(address)}</url>`)}</urlset
    >`;

  return new Hono()
    .get('/sitemap.xml', etag(), async (c) => {
      const parts = await database.asService(countSitemapParts);
      const people = await database.asService(listPeoplePages);
      return answer(
        c,
        await index([
          '/sitemap/pages.xml',
          ...(people.length > 0 ? ['/sitemap/people.xml'] : []),
          ...upTo(parts).map((part) => `/sitemap/prompts-${part}.xml`),
        ]),
      );
    })
    .get('/sitemap/pages.xml', etag(), async (c) => answer(c, await list(publicPages)))
    .get('/sitemap/people.xml', etag(), async (c) =>
      keep(c.req.path, async () => answer(c, await list(await database.asService(listPeoplePages)))),
    )
    .get('/sitemap/:file{prompts-\\d{1,4}\\.xml}', etag(), async (c) => {
      const part = Number(/\d+/.exec(c.req.param('file'))?.[0]);
      return keep(c.req.path, async () => {
        const prompts = await database.asService(async (tx) => {
          const parts = await countSitemapParts(tx);
          return part < parts ? readSitemapPart(tx, part, parts) : undefined;
        });
        if (!prompts) return c.text('Not found', 404);
        return answer(
          c,
          await list(prompts.map(({ id, publishedAt }) => ({ path: `/library/${id}`, day: publishedAt }))),
        );
      });
    });
}
