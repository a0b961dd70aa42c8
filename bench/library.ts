// Library page and search with many prompts, at one and at eight readers. Needs TEST_DATABASE_URL; figures to results/library.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pageSizes, storageLimits } from '@whetstone/contract';
import { anonymous, rowsOf, type Database } from '@whetstone/database';
import { addPerson, createTestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';

const promptCount = Number(process.env['BENCH_PROMPTS'] ?? 100_000);
const rounds = 60;

interface Question {
  readonly name: string;
  readonly budgetMs: { readonly one: number; readonly eight: number };
  readonly search: string | null;
  readonly category: string | null;
  readonly sort: 'votes' | 'recent' | 'title';
  /** Begins after the hundredth card. */
  readonly deep?: boolean;
  /** A page by its number, as visitors turn them. */
  readonly page?: number;
}

const page = { one: 8, eight: 30 };
const find = { one: 6, eight: 25 };
const questions: readonly Question[] = [
  { name: 'first page', budgetMs: page, search: null, category: null, sort: 'votes' },
  {
    name: 'page after the hundredth card',
    budgetMs: page,
    search: null,
    category: null,
    sort: 'recent',
    deep: true,
  },
  { name: 'page 100 by number', budgetMs: page, search: null, category: null, sort: 'votes', page: 100 },
  {
    // Walks past all prompts of other categories that lie in front.
    name: 'page 20 of one category',
    budgetMs: { one: 15, eight: 60 },
    search: null,
    category: 'Category 7',
    sort: 'recent',
    page: 20,
  },
  { name: 'one category by title', budgetMs: page, search: null, category: 'Category 7', sort: 'title' },
  { name: 'a common word', budgetMs: find, search: 'prompt', category: null, sort: 'votes' },
  { name: 'two common words', budgetMs: find, search: 'prompt word3', category: null, sort: 'votes' },
  { name: 'a rare word', budgetMs: find, search: 'unicorn77', category: null, sort: 'votes' },
  { name: 'a word that nobody wrote', budgetMs: find, search: 'qqqqqqqq', category: null, sort: 'votes' },
  { name: 'a slip', budgetMs: find, search: 'unicron77', category: null, sort: 'votes' },
  { name: 'two letters', budgetMs: find, search: 'wo', category: null, sort: 'votes' },
  { name: 'two letters without a hit', budgetMs: find, search: 'zq', category: null, sort: 'votes' },
];

const seed = async (database: Database): Promise<void> => {
  // One account may not store so many.
  const authors: string[] = [];
  for (let held = 0; held < promptCount; held += storageLimits.prompts / 2)
    authors.push((await addPerson(database, 'author')).id);
  await database.asOwner(async (tx) => {
    await tx.execute(sql`insert into public.prompts (user_id, title, description, prompt_text, category, tags, is_public, created_at, published_at, votes)
      select (${sql.param(`{${authors.join(',')}}`)}::uuid[])[1 + n % ${authors.length}::int], 'Prompt ' || n || case when n % 1000 = 0 then ' unicorn' || (n / 1000) else '' end,
        (select string_agg('word' || (1 + floor(power(random(), 3) * 5000))::int, ' ') from generate_series(n, n + 29)),
        repeat('Text of a prompt. ', 60), 'Category ' || (n % 15), array['tag' || (n % 40), 'tag' || (n % 700)], true,
        now() - n * interval '1 minute', now() - n * interval '1 minute', floor(power(random(), 8) * 1000)::int
      from generate_series(1, ${promptCount}::int) n`);
  });
  await database.asOwner((tx) => tx.execute(sql`analyze`));
};

const cursorOf = async (database: Database, question: Question): Promise<string | null> => {
  if (!question.deep) return null;
  const [row] = await database.actingAs(anonymous, (tx) =>
    rowsOf<{ place: unknown }>(
      tx,
      sql`select (cards[100]).cursor_place as place from public.library_page(null, null, null, false, ${question.sort}, null, 100)`,
    ),
  );
  return JSON.stringify(row?.place);
};

const ask = async (database: Database, question: Question, cursor: string | null): Promise<number> => {
  const began = performance.now();
  await database.actingAs(anonymous, (tx) =>
    rowsOf(
      tx,
      sql`select to_jsonb(cards) as cards, total from public.library_page(${question.search}, ${question.category}, null, false, ${question.sort}, ${cursor}::text::jsonb, 25, ${((question.page ?? 1) - 1) * pageSizes.library})`,
    ),
  );
  return performance.now() - began;
};

const p50 = (times: readonly number[]): number =>
  Number((times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(2));

const measure = async (database: Database, question: Question, readers: number): Promise<number> => {
  const cursor = await cursorOf(database, question);
  for (let warm = 0; warm < 5; warm += 1) await ask(database, question, cursor);
  const reader = async () => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await ask(database, question, cursor));
    return times;
  };
  return p50((await Promise.all(Array.from({ length: readers }, reader))).flat());
};

if (!process.env['TEST_DATABASE_URL'])
  throw new Error('Set TEST_DATABASE_URL, or run: scripts/with-postgres.sh node bench/library.ts');
const database = await createTestDatabase();
try {
  const seedBegan = performance.now();
  await seed(database);
  console.log(`${promptCount} prompts seeded in ${((performance.now() - seedBegan) / 1000).toFixed(1)} s`);
  const figures = [];
  for (const question of questions) {
    const figure = {
      question: question.name,
      p50_ms_one_reader: await measure(database, question, 1),
      p50_ms_eight_readers: await measure(database, question, 8),
      budget_ms: question.budgetMs,
    };
    console.log(
      `${figure.question}: ${figure.p50_ms_one_reader} ms at one reader (budget ${question.budgetMs.one}), ${figure.p50_ms_eight_readers} ms at eight (budget ${question.budgetMs.eight})`,
    );
    if (
      figure.p50_ms_one_reader > question.budgetMs.one ||
      figure.p50_ms_eight_readers > question.budgetMs.eight
    )
      process.exitCode = 1;
    figures.push(figure);
  }
  const folder = fileURLToPath(new URL('results', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/library.json`,
    `${JSON.stringify({ prompts: promptCount, rounds, cpus: availableParallelism(), load_average: loadavg()[0], figures }, null, 2)}\n`,
  );
} finally {
  await database.close();
}
