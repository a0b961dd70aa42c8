// First list and search of a person with 5,000 prompts beside others with as many. Needs TEST_DATABASE_URL; figures to results/own-library.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Database, PersonClaims, Transaction } from '@whetstone/database';
import { addPerson, createTestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { listFolders } from '../server/src/services/folders/list-folders.ts';
import { getPromptFacets } from '../server/src/services/prompts/get-facets.ts';
import { listPromptIds, listPromptRows } from '../server/src/services/prompts/list-prompts.ts';

const promptCount = 5000;
const people = 4;
const rounds = 30;
const listBudgetMs = 100;
const searchBudgetMs = 50;

const seed = async (database: Database, person: PersonClaims): Promise<void> => {
  await database.asOwner(async (tx) => {
    await tx.execute(
      sql`insert into public.folders (user_id, name) select ${person.sub}::uuid, 'Folder ' || n from generate_series(1, 40) n`,
    );
    await tx.execute(sql`insert into public.prompts (user_id, title, prompt_text, category, tags, folder_id, created_at)
      select ${person.sub}::uuid, 'Prompt ' || n || case when n % 1000 = 0 then ' unicorn' || (n / 1000) else '' end,
        (select string_agg('word' || (1 + floor(power(random(), 3) * 8000))::int, ' ') from generate_series(n, n + 179)),
        'Category ' || (n % 15), array['tag' || (n % 40)],
        (select id from public.folders f where f.user_id = ${person.sub}::uuid and f.name = 'Folder ' || (1 + n % 40)),
        now() - n * interval '1 minute'
      from generate_series(1, ${promptCount}::int) n`);
  });
};

interface Question {
  readonly name: string;
  readonly budgetMs: number;
  readonly ask: (tx: Transaction, person: PersonClaims) => Promise<unknown>;
}

const find = (search: string): Question => ({
  name: `search: ${search}`,
  budgetMs: searchBudgetMs,
  ask: (tx, person) => listPromptRows(tx, person, { search, sort: 'updated_at', limit: 100 }),
});
const questions: readonly Question[] = [
  {
    name: 'rows',
    budgetMs: listBudgetMs,
    ask: (tx, person) => listPromptRows(tx, person, { sort: 'updated_at', limit: 100 }),
  },
  { name: 'counts', budgetMs: listBudgetMs, ask: getPromptFacets },
  { name: 'folders', budgetMs: listBudgetMs, ask: listFolders },
  {
    name: 'first list: rows, counts and folders',
    budgetMs: listBudgetMs,
    ask: async (tx, person) => {
      await listPromptRows(tx, person, { sort: 'updated_at', limit: 100 });
      await getPromptFacets(tx, person);
      await listFolders(tx, person);
    },
  },
  ...[
    'word1',
    'prompt',
    'word12 word7',
    'unicorn3',
    'unicron3',
    'unknownword',
    'folder',
    'tag:tag7 word1',
  ].map(find),
  {
    name: 'all ids, for an act on all',
    budgetMs: searchBudgetMs,
    ask: (tx, person) => listPromptIds(tx, person, { search: 'word1' }),
  },
];

const measure = async (database: Database, person: PersonClaims, { ask }: Question) => {
  const times: number[] = [];
  for (let round = 0; round < rounds + 3; round += 1) {
    const began = performance.now();
    await database.actingAs(person, (tx) => ask(tx, person));
    if (round >= 3) times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1));
  return { p50_ms: at(0.5), p95_ms: at(0.95) };
};

if (!process.env['TEST_DATABASE_URL'])
  throw new Error('Set TEST_DATABASE_URL, or run: scripts/with-postgres.sh node bench/own-library.ts');
const database = await createTestDatabase();
try {
  const persons: PersonClaims[] = [];
  const began = performance.now();
  for (let number = 0; number < people; number += 1) {
    const { id, claims } = await addPerson(database, `person${number}`);
    persons.push({ ...claims, sub: id });
  }
  for (const person of persons) await seed(database, person);
  await database.asOwner((tx) => tx.execute(sql`analyze`));
  const written = ((performance.now() - began) / (people * promptCount)).toFixed(2);
  console.log(`${people} times ${promptCount} prompts, ${written} ms each to write`);
  const [person] = persons;
  if (!person) throw new Error('Nobody was added');
  const figures = [];
  for (const question of questions) {
    const { name, budgetMs } = question;
    const figure = { question: name, ...(await measure(database, person, question)), budget_ms: budgetMs };
    console.log(`${name}: ${figure.p50_ms} ms, p95 ${figure.p95_ms} ms (budget ${budgetMs})`);
    if (figure.p50_ms > budgetMs) process.exitCode = 1;
    figures.push(figure);
  }
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const report = {
    prompts: promptCount,
    people,
    rounds,
    load_average: loadavg()[0],
    ms_to_write_one: Number(written),
    figures,
  };
  writeFileSync(join(folder, 'own-library.json'), `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await database.close();
}
