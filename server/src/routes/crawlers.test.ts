import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { crawlerRoutes } from './crawlers.ts';

const app = crawlerRoutes({ settings: readSettings({ SITE_URL: 'https://whetstone.example' }) });
const text = async (path: string) => (await app.request(path)).text();

describe('crawlers', () => {
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
