import { publicPages } from '@whetstone/contract';
import { Hono } from 'hono';
import type { Dependencies } from '../http/dependencies.ts';

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
  '/prompt-library',
  '/account',
  '/checkout',
  '/admin',
];

const anHour = { 'cache-control': 'public, max-age=3600' };

/** What crawlers read before pages: robots.txt and llms.txt. */
export function crawlerRoutes({ settings: { siteUrl } }: Pick<Dependencies, 'settings'>) {
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /api/status',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const llms = [
    '# Whetstone',
    '',
    '> Turns a plain goal into a prompt suited to the tool it is meant for (text, image, video, code), with a reason beside every addition. Prompts are written by rules; the same goal gives the same prompt.',
    '',
    '## Pages',
    '',
    ...publicPages.map(({ path, title, about }) => `- [${title}](${siteUrl}${path}): ${about}`),
    '',
    '## API',
    '',
    `- [OpenAPI](${siteUrl}/api/openapi.json): routes, inputs and responses`,
    `- [Plans](${siteUrl}/api/plans): prices and prompts a month`,
    `- [Status](${siteUrl}/api/status): the measured status of each service`,
    `- [New prompts](${siteUrl}/library/feed.xml): the latest public prompts as an Atom feed; one category with ?category=`,
    '',
  ].join('\n');
  return new Hono()
    .get('/robots.txt', (c) => c.text(robots, 200, anHour))
    .get('/llms.txt', (c) => c.text(llms, 200, anHour));
}
