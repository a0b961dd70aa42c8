import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationRunner } from './migrate.ts';

/** What Postgrator writes down of a file: its number, and the MD5 of its text with LF at the ends of lines. */
const entryOf = (folder: string, name: string): string => {
  const text = readFileSync(join(folder, name), 'utf8').replace(/\r\n|\r/g, '\n');
  return `${Number(name.split('.', 1)[0])} ${createHash('md5').update(text).digest('hex')}`;
};

/**
 * Whether the database holds just the files of the folder as they are now, found out in two statements. Postgrator asks
 * one for each file, and is not even loaded then; whatever differs is its to apply or to refuse.
 */
export const isUpToDate = async (
  runner: MigrationRunner,
  { folder, table }: { folder: string; table: string },
): Promise<boolean> => {
  const { rows: found } = await runner.query(`select to_regclass('${table}') is not null as is_there`);
  if (!(found as { is_there: boolean }[])[0]?.is_there) return false;
  const { rows } = await runner.query(
    `select version || ' ' || coalesce(md5, '') as entry from ${table} where version > 0`,
  );
  const applied = new Set((rows as { entry: string }[]).map(({ entry }) => entry));
  const files = readdirSync(folder).filter((name) => name.includes('.do.'));
  return applied.size === files.length && files.every((name) => applied.has(entryOf(folder, name)));
};
