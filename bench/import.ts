// Seconds to add 5,000 prompts as one import and to take it back: PostgreSQL where TEST_DATABASE_URL says so, else the embedded database.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { addPerson, createTestDatabase } from '@whetstone/database/testing';
import { importPrompts } from '../server/src/services/transfer/import-prompts.ts';
import { readImport } from '../server/src/services/transfer/read-import.ts';
import { takeBackImport } from '../server/src/services/transfer/take-back-import.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? 5000);

/** Texts of 180 words, most of them words that many prompts have. */
const wordsOf = (row: number): string =>
  Array.from(
    { length: 180 },
    (_, at) => `word${1 + Math.floor((((row * 7919 + at * 104729) % 10007) / 10007) ** 3 * 8000)}`,
  ).join(' ');

const prompts = Array.from({ length: rows }, (_, row) => ({
  title: `Prompt ${row}`,
  prompt_text: wordsOf(row),
  category: `Category ${row % 15}`,
  tags: [`tag${row % 40}`],
  folder: [`Folder ${row % 40}`],
}));
const request = { files: [{ name: 'a.json', text: JSON.stringify(prompts) }], dry_run: false };

const seconds = async <Answer>(act: () => Answer | Promise<Answer>) => {
  const began = performance.now();
  const answer = await act();
  return { answer, seconds: Number(((performance.now() - began) / 1000).toFixed(2)) };
};

const database = await createTestDatabase();
try {
  const { id: sub, claims } = await addPerson(database, 'importer');
  const person = { ...claims, sub };
  const read = await seconds(() => readImport(new TextEncoder().encode(JSON.stringify(request)).buffer));
  let longestWait = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestWait = Math.max(longestWait, performance.now() - last - 5);
    last = performance.now();
  }, 5);
  const added = await seconds(() => importPrompts(database, person, read.answer));
  clearInterval(timer);
  const back = await seconds(() => takeBackImport(database, person, added.answer.id ?? ''));
  if (back.answer.taken_back !== rows)
    throw new Error(`${back.answer.taken_back} of ${rows} were taken back`);
  const figures = {
    rows,
    seconds_to_read: read.seconds,
    seconds_to_add: added.seconds,
    longest_block_ms: Math.round(longestWait),
    seconds_to_take_back: back.seconds,
    load_average: loadavg()[0],
  };
  console.log(figures);
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const engine = process.env['TEST_DATABASE_URL'] ? 'postgresql' : 'embedded';
  writeFileSync(join(folder, `import-${engine}.json`), `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await database.close();
}
