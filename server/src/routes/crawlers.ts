import { publicPages } from '@whetstone/contract';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Dependencies } from '../http/dependencies.ts';
import { listPublicPrompts } from '../services/library/list-public-prompts.ts';

/** Signed-in screens and machinery: nothing there is for crawlers. */
const closed = [
  '/api/',
  '/auth/',
  '/functions/',
  '/dev/',
  '/dashboard',
  '/generator',
  '/media',
  '/code',
  '/user-library',
  '/account',
  '/checkout',
  '/admin',
];

const anHour = { 'cache-control': 'public, max-age=3600' };
/** Kept, but asked for each time: what became private is gone from it at once. */
const revalidated = { 'cache-control': 'no-cache' };

/** What crawlers read before pages: robots.txt, sitemap.xml, llms.txt. */
export function crawlerRoutes({
  settings: { siteUrl },
  database,
}: Pick<Dependencies, 'settings' | 'database'>) {
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /api/status',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const urls = publicPages.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  const sitemap = async () => {
    const prompts = await database.asService(listPublicPrompts);
    const promptUrls = prompts.map(
      ({ id, publishedAt }) =>
        `  <url><loc>${siteUrl}/library/${id}</loc><lastmod>${publishedAt}</lastmod></url>`,
    );
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      ...promptUrls,
      '</urlset>',
      '',
    ].join('\n');
  };
  const llms = [
    '# Whetstone',
    '',
    '> Turns a plain goal into a prompt fit for the tool it is meant for (text, image, video, code), with a reason beside every addition. Prompts are written by rules; the same goal gives the same prompt.',
    '',
    '## Pages',
    '',
    ...publicPages.map(({ path, title, about }) => `- [${title}](${siteUrl}${path}): ${about}`),
    '',
    '## API',
    '',
    `- [OpenAPI](${siteUrl}/api/openapi.json): routes, inputs and answers`,
    `- [Plans](${siteUrl}/api/plans): prices and prompts a month`,
    `- [Status](${siteUrl}/api/status): the services as measured`,
    '',
  ].join('\n');
  return new Hono()
    .get('/robots.txt', (c) => c.text(robots, 200, anHour))
    .get('/sitemap.xml', etag(), async (c) =>
      c.body(await sitemap(), 200, { ...revalidated, 'content-type': 'application/xml; charset=utf-8' }),
    )
    .get('/llms.txt', (c) => c.text(llms, 200, anHour));
}
