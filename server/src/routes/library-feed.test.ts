import { createTestDatabase, addPerson, type TestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { libraryFeedRoutes } from './library-feed.ts';

let database: TestDatabase;
let app: ReturnType<typeof libraryFeedRoutes>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { id: author } = await addPerson(database, 'author');
  await database.asOwner((tx) =>
    tx.execute(sql`insert into public.prompts (user_id, title, description, prompt_text, category, is_public, published_at)
      values (${author}, 'Tea & <b>cake</b>', ${'Below: ]]> "quoted" \u0001 \u2028'}, 'x', 'Food & drink', true, now() - interval '1 day'),
        (${author}, 'A letter', '', 'Write a letter', 'Writing', true, now())`),
  );
  app = libraryFeedRoutes({ settings: readSettings({ SITE_URL: 'https://whetstone.example' }), database });
});
afterAll(() => database.close());

const feedOf = async (search = '') => {
  const answer = await app.request(`/library/feed.xml${search}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  const text = await answer.text();
  const titles = [...text.matchAll(/<entry>\s*<id>[^<]*<\/id><title>([^<]*)<\/title>/g)].map(
    ([, title]) => title,
  );
  return { text, titles };
};

it('[LB-08] tells of the latest public prompts, newest first, whatever stands in them', async () => {
  const { text, titles } = await feedOf();
  expect(titles).toEqual(['A letter', 'Tea &amp; &lt;b&gt;cake&lt;/b&gt;']);
  expect(text).toContain('Below: ]]&gt; &quot;quoted&quot;  \u2028');
});

it('[LB-08] tells of one category alone', async () => {
  const { text, titles } = await feedOf('?category=Food%20%26%20drink');
  expect(titles).toEqual(['Tea &amp; &lt;b&gt;cake&lt;/b&gt;']);
  expect(text).toContain('<title>New in Food &amp; drink · Whetstone</title>');
  expect((await feedOf('?category=None')).titles).toEqual([]);
  expect((await app.request(`/library/feed.xml?category=${'x'.repeat(500)}`)).status).toBe(400);
});
