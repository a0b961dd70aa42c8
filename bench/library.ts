// Library page and search with many prompts, at one and at eight readers. Needs TEST_DATABASE_URL, or in BENCH_DATABASE_URL
// a database that was filled before (1,000,000 take half an hour). Figures to results/library.json, or library-1000000.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pageSizes } from '@whetstone/contract';
import { anonymous, openDatabase, rowsOf, type Database } from '@whetstone/database';
import { createTestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { seedLibrary } from './seed-library.ts';

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

const spread = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2));
  return { p50_ms: at(0.5), p99_ms: at(0.99) };
};

const measure = async (database: Database, question: Question, readers: number) => {
  const cursor = await cursorOf(database, question);
  for (let warm = 0; warm < 5; warm += 1) await ask(database, question, cursor);
  const reader = async () => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await ask(database, question, cursor));
    return times;
  };
  return spread((await Promise.all(Array.from({ length: readers }, reader))).flat());
};

const filled = process.env['BENCH_DATABASE_URL'];
if (!filled && !process.env['TEST_DATABASE_URL'])
  throw new Error('Set TEST_DATABASE_URL, or run: scripts/with-postgres.sh node bench/library.ts');
const database = filled ? await openDatabase({ url: filled, dataDir: '' }) : await createTestDatabase();
try {
  if (!filled) await seedLibrary(database, promptCount);
  const [{ prompts } = { prompts: 0 }] = await database.asOwner((tx) =>
    rowsOf<{ prompts: number }>(tx, sql`select count(*)::int as prompts from private.library_entries`),
  );
  console.log(`${prompts} prompts`);
  const figures = [];
  for (const question of questions) {
    const figure = {
      question: question.name,
      one_reader: await measure(database, question, 1),
      eight_readers: await measure(database, question, 8),
      budget_ms: question.budgetMs,
    };
    const { one_reader: one, eight_readers: eight, budget_ms: budget } = figure;
    console.log(
      `${figure.question}: ${one.p50_ms} ms at one reader (p99 ${one.p99_ms}, budget ${budget.one}), ${eight.p50_ms} ms at eight (p99 ${eight.p99_ms}, budget ${budget.eight})`,
    );
    if (one.p50_ms > budget.one || eight.p50_ms > budget.eight) process.exitCode = 1;
    figures.push(figure);
  }
  const folder = fileURLToPath(new URL('results', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/library${prompts > 500_000 ? '-1000000' : ''}.json`,
    `${JSON.stringify({ prompts, rounds, cpus: availableParallelism(), load_average: loadavg()[0], figures }, null, 2)}\n`,
  );
} finally {
  await database.close();
}
