import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';

const { database, ada } = await databaseWith(['ada']);

const save = async (title: string, category: string, tags: string, isPublic = true): Promise<string> => {
  const [row] = await database.actingAs(ada.claims, (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`insert into public.prompts (title, prompt_text, category, tags, is_public)
          values (${title}, 'x', ${category}, ${`{${tags}}`}::text[], ${isPublic}) returning id`,
    ),
  );
  return row?.id ?? '';
};
const similar = async (id: string, limit = 6): Promise<string[]> => {
  const rows = await database.actingAs(anonymous, (tx) =>
    rowsOf<{ title: string }>(tx, sql`select title from public.library_similar(${id}, ${limit})`),
  );
  return rows.map(({ title }) => title);
};

describe('prompts like a prompt', () => {
  it('[LB-08] share its rare words and tags, more of them first, and are filled up from its category', async () => {
    const recipe = await save('Sourdough bread for beginners', 'Food', 'baking,bread');
    await save('Rye bread with a sourdough starter', 'Food', 'baking,bread');
    await save('Birthday cake', 'Food', 'baking');
    await save('Soup of the week', 'Food', 'dinner');
    await save('Quarterly report', 'Business', 'office');
    await save('Sourdough secrets', 'Food', 'baking,bread', false);
    expect(await similar(recipe)).toEqual([
      'Rye bread with a sourdough starter',
      'Birthday cake',
      'Soup of the week',
    ]);
    expect(await similar(recipe, 1)).toEqual(['Rye bread with a sourdough starter']);
  });

  it('[LB-08] are none for a private prompt, and take any text as words', async () => {
    expect(await similar(await save('Bread at home', 'Food', 'bread', false))).toEqual([]);
    await save(`It's 'quoted' \\ & | ! :* bread`, 'Odd', 'x');
    const odd = await save(`'quoted' \\ & | ! :* bread`, 'Odd', 'x');
    expect((await similar(odd))[0]).toBe(`It's 'quoted' \\ & | ! :* bread`);
  });
});
