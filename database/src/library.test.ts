import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, type Claims } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal } from './testing/index.ts';

const { database, ada } = await databaseWith(['ada']);

interface Card {
  id: string;
  title: string;
}
interface Answer {
  titles: string[];
  total: number;
  estimate: boolean;
}

const save = async (
  title: string,
  more: { description?: string; category?: string; tags?: string[]; isPublic?: boolean } = {},
): Promise<string> => {
  const tags = sql`array[${sql.join(
    (more.tags ?? []).map((tag) => sql`${tag}`),
    sql`, `,
  )}]::text[]`;
  const rows = await database.actingAs(ada.claims, (tx) =>
    rowsOf<Card>(
      tx,
      sql`insert into public.prompts (title, prompt_text, description, category, tags, is_public)
      values (${title}, 'x', ${more.description ?? ''}, ${more.category ?? 'Other'}, ${tags}, ${more.isPublic ?? true}) returning id`,
    ),
  );
  return rows[0]?.id ?? '';
};
const find = async (
  search: string | null,
  {
    category = null,
    sort = 'title',
    claims = anonymous,
  }: { category?: string | null; sort?: string; claims?: Claims } = {},
): Promise<Answer> => {
  const [row] = await database.actingAs(claims, (tx) =>
    rowsOf<{ cards: Card[]; total: number; estimate: boolean }>(
      tx,
      sql`select to_jsonb(cards) as cards, total::int, total_is_estimate as estimate from public.library_page(${search}, ${category}, null, false, ${sort}, null, 50)`,
    ),
  );
  return {
    titles: (row?.cards ?? []).map((card) => card.title),
    total: row?.total ?? -1,
    estimate: row?.estimate ?? true,
  };
};
const termsLeft = () =>
  database
    .asOwner((tx) => rowsOf(tx, sql`select term from private.library_terms`))
    .then((rows) => rows.length);

beforeAll(async () => {
  await save('Python code review', {
    description: 'Finds what a tired reader misses',
    category: 'Coding & Development',
    tags: ['review', 'python'],
  });
  await save('Café menu for a rainy day', { description: 'Ein Menü', tags: ['food'] });
  await save('Обзор книги');
  await save('漫画の台詞');
  await save("O'Brien's 100% plan_b \\ notes", { tags: ['plan'] });
  await save('Private python diary', { isPublic: false });
});

describe('the public library', () => {
  it.each([
    ['python', ['Python code review']],
    ['PYTHON REVIEW', ['Python code review']],
    ['pyth', ['Python code review']],
    ['tired python', ['Python code review']],
    ['development', ['Python code review']],
    ['python rainy', []],
    ['cafe menu', ['Café menu for a rainy day']],
    ['CAFÉ', ['Café menu for a rainy day']],
    ['food', ['Café menu for a rainy day']],
    ['ОБЗОР', ['Обзор книги']],
    ['漫画', ['漫画の台詞']],
    ["o'brien 100%", ["O'Brien's 100% plan_b \\ notes"]],
    ['zzzznobody', []],
  ])('[LB-04] finds %s', async (search, titles) => {
    expect(await find(search)).toEqual({ titles, total: titles.length, estimate: false });
  });

  it.each(['pyhton', 'pythn', 'pythoon', 'pithon', 'reveiw'])(
    '[LB-04] forgives the slip in %s',
    async (search) => {
      expect((await find(search)).titles).toEqual(['Python code review']);
    },
  );

  it.each([
    "'",
    "'; drop table public.prompts --",
    '\\',
    ":* & !('x')",
    '%',
    '_',
    '<script>',
    'a'.repeat(200),
    '\u202E',
  ])('takes %s as text', async (search) => {
    expect(await refusal(find(search))).toBe('allowed');
  });

  it('holds exactly what is public: publishing, taking back, binning and deleting show at once, dictionary included', async () => {
    const before = { terms: await termsLeft(), total: (await find(null)).total };
    const id = await save('Xylophone etude', { category: 'Rare corner', tags: ['mallets'], isPublic: false });
    const seen = async (change: ReturnType<typeof sql>) => {
      await database.actingAs(ada.claims, (tx) => tx.execute(change));
      return (await find('xylophone')).titles.length;
    };
    expect(await find('xylophone')).toMatchObject({ titles: [] });
    expect(await seen(sql`update public.prompts set is_public = true where id = ${id}`)).toBe(1);
    expect(await find(null, { category: 'Rare corner' })).toEqual({
      titles: ['Xylophone etude'],
      total: 1,
      estimate: false,
    });
    expect(await seen(sql`update public.prompts set is_public = false where id = ${id}`)).toBe(0);
    expect(await seen(sql`update public.prompts set is_public = true where id = ${id}`)).toBe(1);
    expect(await seen(sql`update public.prompts set title = 'Marimba etude' where id = ${id}`)).toBe(0);
    expect((await find('marimba')).titles).toEqual(['Marimba etude']);
    await database.actingAs(ada.claims, (tx) =>
      tx.execute(sql`update public.prompts set deleted_at = now() where id = ${id}`),
    );
    expect((await find('marimba')).titles).toEqual([]);
    await database.actingAs(ada.claims, (tx) =>
      tx.execute(sql`update public.prompts set deleted_at = null where id = ${id}`),
    );
    expect((await find('marimba')).titles).toEqual(['Marimba etude']);
    await database.actingAs(ada.claims, (tx) => tx.execute(sql`delete from public.prompts where id = ${id}`));
    expect((await find('marimba')).titles).toEqual([]);
    expect({ terms: await termsLeft(), total: (await find(null)).total }).toEqual(before);
  });

  it('is reached through its functions alone', async () => {
    for (const table of ['library_entries', 'library_terms', 'library_trending', 'library_withdrawals']) {
      const read = database.actingAs(ada.claims, (tx) =>
        tx.execute(sql`select 1 from ${sql.raw(`private.${table}`)}`),
      );
      expect(await refusal(read)).toBe('42501');
    }
    expect(
      await refusal(
        database.actingAs(ada.claims, (tx) => tx.execute(sql`select private.refresh_library_trending()`)),
      ),
    ).toBe('42501');
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL, at the same moment', () => {
  it.each([1, 2, 3, 4, 5])(
    'twenty publications and take-backs leave the counts right (round %i)',
    async (round) => {
      const before = await find(null);
      const word = `gathering${'abcdefgh'[round]}`;
      const ids = await Promise.all(
        Array.from({ length: 20 }, (_, index) => save(`${word} ${index}`, { tags: ['crowd'] })),
      );
      expect(await find(word)).toMatchObject({ total: 20 });
      expect((await find(null)).total).toBe(before.total + 20);
      await Promise.all(
        ids.map((id) =>
          database.actingAs(ada.claims, (tx) =>
            tx.execute(sql`update public.prompts set is_public = false where id = ${id}`),
          ),
        ),
      );
      expect(await find(word)).toEqual({ titles: [], total: 0, estimate: false });
      expect(await find(null)).toEqual(before);
    },
  );
});
