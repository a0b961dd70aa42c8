import type { PageContext } from '@whetstone/contract';
import { describe, expect, it } from 'vitest';
import { webPages } from './web-pages.ts';

/** Pages that answer every address with a redirect. */
const redirecting = (target: (url: URL) => string) =>
  webPages(
    { fetch: async ({ url }) => Response.redirect(target(new URL(url)), 307) },
    { siteUrl: 'https://whetstone.example', captcha: null },
    () => ({}) as PageContext,
  );
const locationOf = async (pages: ReturnType<typeof redirecting>, url: string) =>
  (await pages.request(url)).headers.get('location');

describe('redirects of pages', () => {
  it('never name the host that the visitor sent', async () => {
    const pages = redirecting(({ href }) => href.replaceAll(/(?<!:)\/\/+/g, '/'));
    expect(await locationOf(pages, 'http://evil.example//x')).toBe('/x');
    expect(await locationOf(pages, 'http://evil.example//x/y?z=1')).toBe('/x/y?z=1');
  });

  it('never begin with the two slashes of another host', async () => {
    const pages = redirecting(({ origin }) => `${origin}//evil.example/x`);
    expect(await locationOf(pages, 'https://whetstone.example/any')).toBe('/evil.example/x');
  });

  it('lead elsewhere where the page itself says so', async () => {
    const pages = redirecting(() => 'https://payments.example/portal');
    expect(await locationOf(pages, 'https://whetstone.example/any')).toBe('https://payments.example/portal');
  });
});
