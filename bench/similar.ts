// "More like this": time with many prompts, and how often it stays in the category of a built-in template. Needs TEST_DATABASE_URL.
import { anonymous, rowsOf, type Database } from '@whetstone/database';
import { addPerson, createTestDatabase } from '@whetstone/database/testing';
import { templates } from '@whetstone/engine/templates';
import { sql } from 'drizzle-orm';
import { seedTemplates } from '../server/src/services/library/seed-templates.ts';

const promptCount = Number(process.env['BENCH_PROMPTS'] ?? 40_000);

const similar = (database: Database, id: string) =>
  database.actingAs(anonymous, (tx) =>
    rowsOf<{ category: string; title: string }>(
      tx,
      sql`select title, category from public.library_similar(${id}::uuid, 6)`,
    ),
  );

const staysInCategory = async (database: Database): Promise<void> => {
  const categories = Map.groupBy(templates, (template) => template.category);
  let [same, possible, chance] = [0, 0, 0];
  for (const { id, category, title } of templates) {
    const others = (categories.get(category)?.length ?? 1) - 1;
    const found = await similar(database, id);
    same += found.filter((one) => one.category === category).length;
    possible += Math.min(6, others);
    chance += (6 * others) / (templates.length - 1);
    console.log(`${title}: ${found.map((one) => one.title).join(' · ')}`);
  }
  console.log(`of the same category: ${same} of ${possible} possible; by chance ${chance.toFixed(1)}`);
};

const times = async (database: Database): Promise<void> => {
  const { id: author } = await addPerson(database, 'author');
  await database.asOwner(async (tx) => {
    await tx.execute(sql`insert into public.prompts (user_id, title, description, prompt_text, category, tags, is_public)
      select ${author}, 'Prompt ' || n, (select string_agg('word' || (1 + floor(power(random(), 3) * 5000))::int, ' ') from generate_series(n, n + 29)),
        'Text', 'Category ' || (n % 15), array['tag' || (n % 40), 'tag' || (n % 700)], true from generate_series(1, ${promptCount}::int) n`);
    await tx.execute(sql`analyze`);
  });
  const ids = await database.asOwner((tx) =>
    rowsOf<{ id: string }>(tx, sql`select id from public.prompts order by random() limit 100`),
  );
  const spent: number[] = [];
  for (const { id } of ids) {
    const began = performance.now();
    await similar(database, id);
    spent.push(performance.now() - began);
  }
  const sorted = spent.toSorted((a, b) => a - b);
  console.log(
    `${promptCount} prompts: p50 ${sorted[50]?.toFixed(1)} ms, p95 ${sorted[95]?.toFixed(1)} ms, at one reader`,
  );
};

const database = await createTestDatabase();
try {
  await seedTemplates(database);
  await staysInCategory(database);
  await times(database);
} finally {
  await database.close();
}
