import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from './migrate.ts';
import type { EarlierDatabase } from './testing/database-at.ts';
import { earlierDatabase } from './testing/earlier-data/earlier-database.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every row of every table that migrations made, as JSON, by the table's name. */
const contentsOf = async (database: EarlierDatabase): Promise<Map<string, readonly Row[]>> => {
  const tables = await database.read<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth') and c.relname <> 'private_migrations' order by 1`,
  );
  const contents = new Map<string, readonly Row[]>();
  for (const { name } of tables) {
    const rows = await database.read<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
    contents.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return contents;
};

/** Derived from other tables, and built again by the migration that changes how. */
const derived = new Set(['private.library_entries', 'private.library_terms', 'private.library_trending']);

/** True where `after` says everything that `before` said. */
const keeps = (before: Row, after: Row): boolean =>
  Object.entries(before).every(([column, value]) => JSON.stringify(after[column]) === JSON.stringify(value));

/** Rows that are not there any more, or not as they were. */
const missing = (before: Map<string, readonly Row[]>, after: Map<string, readonly Row[]>): string[] =>
  [...before].flatMap(([name, rows]) =>
    derived.has(name)
      ? []
      : rows
          .filter((row) => !(after.get(name) ?? []).some((now) => keeps(row, now)))
          .map((row) => `${name}: ${JSON.stringify(row)}`),
  );

const filled = async (version: 51 | 76): Promise<EarlierDatabase> => {
  const database = await earlierDatabase(version);
  onTestFinished(() => database.close());
  return database;
};

// Each test migrates a database from the beginning.
describe('a database of an earlier state', { timeout: 120_000 }, () => {
  it.each([51, 76] as const)('at %i has data in every table', async (version) => {
    const contents = await contentsOf(await filled(version));
    const empty = [...contents].filter(([, rows]) => rows.length === 0).map(([name]) => name);
    expect(empty).toEqual([]);
    expect(contents.size).toBeGreaterThan(50);
  });

  it.each([51, 76] as const)('at %i comes to the newest with every row as it was', async (version) => {
    const database = await filled(version);
    const before = await contentsOf(database);
    expect((await migrate(database)).length).toBeGreaterThan(0);
    expect(missing(before, await contentsOf(database))).toEqual([]);
  });

  it('would be found to have lost a row, or a word in one', async () => {
    const database = await filled(76);
    const before = await contentsOf(database);
    await database.query("update public.prompts set prompt_text = 'Another' where title = 'Bob’s'");
    await database.query('delete from public.prompt_votes');
    const lost = missing(before, await contentsOf(database));
    expect(lost.some((line) => line.startsWith('public.prompt_votes'))).toBe(true);
    expect(lost.some((line) => line.includes('Bob wrote this'))).toBe(true);
  });
});
