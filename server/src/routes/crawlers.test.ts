import { createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { templates } from '@whetstone/engine/templates';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedTemplates } from '../services/library/seed-templates.ts';
import { readSettings } from '../settings.ts';
import { crawlerRoutes } from './crawlers.ts';

let database: TestDatabase;
let app: Hono;
beforeAll(async () => {
  database = await createTestDatabase();
  app = new Hono().route(
    '/',
    crawlerRoutes({ settings: readSettings({ SITE_URL: 'https://whetstone.example' }), database }),
  );
});
afterAll(() => database.close());
const text = async (path: string) => (await app.request(path)).text();

describe('crawlers', () => {
  it('find every public page, and no signed-in screen, in the sitemap', async () => {
    const sitemap = await text('/sitemap.xml');
    expect(sitemap.match(/<loc>/g)).toHaveLength(10);
    expect(sitemap).toContain('<loc>https://whetstone.example/how-it-works</loc>');
    expect(sitemap).not.toContain('/dashboard');
  });

  it('find the published prompts, each at the address of its own page', async () => {
    await seedTemplates(database);
    const locations = (await text('/sitemap.xml')).match(
      /<loc>https:\/\/whetstone\.example\/library\/[\da-f-]{36}<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g,
    );
    expect(locations).toHaveLength(templates.length);
  });

  it('find no prompt that was taken back, binned or never published, and the latest first', async () => {
    const [first, second, third] = templates;
    await database.asOwner(async (tx) => {
      await tx.execute(sql`update public.prompts set is_public = false where id = ${first?.id}`);
      await tx.execute(sql`update public.prompts set deleted_at = now() where id = ${second?.id}`);
    });
    const ids = [...(await text('/sitemap.xml')).matchAll(/\/library\/([\da-f-]{36})/g)].map(([, id]) => id);
    expect(ids).toHaveLength(templates.length - 2);
    expect(ids[0]).toBe(third?.id);
    expect(ids).not.toContain(first?.id);
    expect(ids).not.toContain(second?.id);
  });

  it('are kept from screens and machinery, and told of the sitemap', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain('Disallow: /account');
    expect(robots).not.toMatch(/^Disallow: \/$/m);
    expect(robots).toContain('Sitemap: https://whetstone.example/sitemap.xml');
  });

  it('that read llms.txt get pages and interfaces by address', async () => {
    expect(await text('/llms.txt')).toContain('[Pricing](https://whetstone.example/pricing)');
  });
});
