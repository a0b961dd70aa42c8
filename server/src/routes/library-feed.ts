import { type LibraryCard, libraryQuery } from '@whetstone/contract';
import { anonymous } from '@whetstone/database';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { html } from 'hono/html';
import type { Dependencies } from '../http/dependencies.ts';
import { revalidated } from '../http/revalidated.ts';
import { keepForVisitors } from '../keep-for-visitors.ts';
import { listLatest } from '../services/library/list-latest.ts';

/** What XML cannot hold, not even escaped. */
const noXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const plain = (text: string) => text.replaceAll(noXml, '');
const path = '/library/feed.xml';

/** The latest public prompts as an Atom feed (RFC 4287), all of them or those of one `category`. */
export function libraryFeedRoutes({
  settings: { siteUrl },
  database,
}: Pick<Dependencies, 'settings' | 'database'>) {
  const keep = keepForVisitors(database);
  const entry = ({ id, title, description, preview, category, published_at }: LibraryCard) => {
    const url = `${siteUrl}/library/${id}`;
    return html` <entry>
      <id>${url}</id><title>${plain(title)}</title><link href="${url}" />
      <published>${published_at}</published><updated>${published_at}</updated>
      <category term="${plain(category)}" />
      <summary>${plain(description || preview)}</summary>
    </entry>`;
  };
  const feed = (cards: readonly LibraryCard[], category: string | undefined) => {
    const search = category ? `?category=${encodeURIComponent(category)}` : '';
    return html`<feed xmlns="http://www.w3.org/2005/Atom">
      <id>${siteUrl}${path}${search}</id>
      <title>${category ? `New in ${plain(category)}` : 'New prompts'} · Whetstone</title>
      <link rel="self" href="${siteUrl}${path}${search}" /><link href="${siteUrl}/library${search}" />
      <author><name>Whetstone</name></author>
      <updated>${cards[0]?.published_at ?? new Date(0).toISOString()}</updated>${cards.map(entry)}
    </feed>`;
  };
  return new Hono().get(path, etag(), async (c) => {
    const asked = libraryQuery.shape.category.safeParse(c.req.query('category') || undefined);
    if (!asked.success) return c.text('There is no such category', 400);
    return keep(`${path}?${asked.data ?? ''}`, async () => {
      const cards = await database.actingAs(anonymous, (tx) => listLatest(tx, asked.data));
      const body = await feed(cards, asked.data);
      return c.body(
        `<?xml version="1.0" encoding="UTF-8"?>\n${String(body)}\n`,
        200,
        revalidated('application/atom+xml'),
      );
    });
  });
}
