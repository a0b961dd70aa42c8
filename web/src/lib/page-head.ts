import { siteUrl } from './site-url.ts';

export interface PageHead {
  /** Path of the page, its canonical address. */
  path: string;
  title: string;
  description: string;
  /** File in public/og without its ending. */
  image?: string;
  /** Structured data of schema.org, written into the page as a data block. */
  data?: Record<string, unknown>;
}

/** A page's title, description, canonical address, social card and structured data. */
export function pageHead({ path, title, description, image = 'home', data }: PageHead) {
  const site = siteUrl();
  const url = `${site}${path === '/' ? '/' : path}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'Whetstone' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${site}/og/${image}.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      {
        property: 'og:image:alt',
        content: 'A prompt marked up like a manuscript, with the reasons in its margin',
      },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
