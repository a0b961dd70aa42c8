import { rowsOf } from '@whetstone/database';
import { addPerson, createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSitemapPart } from '../services/library/read-sitemap.ts';
import { seedTemplates } from '../services/library/seed-templates.ts';
import { readSettings } from '../settings.ts';
import { sitemapRoutes } from './sitemap.ts';

let database: TestDatabase;
let app: ReturnType<typeof sitemapRoutes>;
let published: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  await seedTemplates(database);
  const { id: author } = await addPerson(database, 'author');
  await database.asOwner((tx) =>
    tx.execute(sql`insert into public.prompts (user_id, title, prompt_text, is_public, deleted_at)
      select ${author}, 'Prompt ' || n, 'x', n % 10 > 0, case when n % 10 = 1 then now() end from generate_series(1, 400) n`),
  );
  const rows = await database.asOwner((tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`select id from public.prompts where is_public and deleted_at is null order by id`,
    ),
  );
  published = rows.map(({ id }) => id);
  app = sitemapRoutes({ settings: readSettings({ SITE_URL: 'https://whetstone.example' }), database });
});
afterAll(() => database.close());
const text = async (path: string) => (await app.request(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

it('[LB-08] the sitemap names its parts: every public page, no signed-in screen, and each published prompt', async () => {
  expect(locations(await text('/sitemap.xml'))).toEqual([
    'https://whetstone.example/sitemap/pages.xml',
    'https://whetstone.example/sitemap/prompts-0.xml',
  ]);
  const pages = await text('/sitemap/pages.xml');
  expect(locations(pages)).toContain('https://whetstone.example/how-it-works');
  expect(pages).not.toContain('/dashboard');
  const prompts = await text('/sitemap/prompts-0.xml');
  expect(locations(prompts)).toEqual(published.map((id) => `https://whetstone.example/library/${id}`));
  expect(prompts).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
});

it('[LB-08] names author pages and shared collections that have something to read, and no others', async () => {
  const { id: ada } = await addPerson(database, 'ada');
  await database.asOwner(async (tx) => {
    await tx.execute(sql`insert into public.authors (user_id, name, slug, name_key)
      select id, 'Name', 'name-' || email, email from public.profiles where email like 'a%'`);
    await tx.execute(sql`insert into public.collections (id, user_id, name, shared_at) values
      ('00000000-0000-4000-8000-000000000001', ${ada}, 'Shared', now()), ('00000000-0000-4000-8000-000000000002', ${ada}, 'Private', null),
      ('00000000-0000-4000-8000-000000000003', ${ada}, 'Empty', now())`);
    await tx.execute(sql`insert into public.collection_prompts (collection_id, user_id, prompt_id)
      select c.id, ${ada}, ${published[0]} from public.collections c where c.name <> 'Empty'`);
  });
  const found = locations(await text('/sitemap/people.xml'));
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('/library/by/name-author');
  expect(found[1]).toBe('https://whetstone.example/library/collections/00000000-0000-4000-8000-000000000001');
  expect(locations(await text('/sitemap.xml'))).toContain('https://whetstone.example/sitemap/people.xml');
  await database.asOwner((tx) => tx.execute(sql`update public.collections set shared_at = null`));
  await database.asOwner((tx) => tx.execute(sql`delete from public.authors`));
  expect(locations(await text('/sitemap/people.xml'))).toEqual([]);
});

it('[LB-08] however many parts there are, each published prompt is in exactly one', async () => {
  for (const parts of [1, 2, 8, 64, 4096]) {
    const found = await database.asService(async (tx) => {
      const all: string[] = [];
      for (let part = 0; part < parts; part += 1)
        all.push(...(await readSitemapPart(tx, part, parts)).map(({ id }) => id));
      return all;
    });
    expect(found).toEqual(published);
  }
});

it('[LB-08] has as many parts as it takes for 25,000 prompts each, a power of two', async () => {
  const partsFor = async (each: number) => {
    const [row] = await database.asService((tx) =>
      rowsOf<{ parts: number }>(tx, sql`select private.sitemap_parts(${each}::integer) as parts`),
    );
    return row?.parts;
  };
  const prompts = published.length;
  expect([
    await partsFor(prompts),
    await partsFor(prompts - 1),
    await partsFor(Math.ceil(prompts / 5)),
  ]).toEqual([1, 2, 8]);
});

it('has no part beyond its last', async () => {
  expect((await app.request('/sitemap/prompts-1.xml')).status).toBe(404);
  expect((await app.request('/sitemap/prompts-.xml')).status).toBe(404);
});
