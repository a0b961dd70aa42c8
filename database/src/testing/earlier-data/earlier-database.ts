import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgratorOver } from '../../migrate.ts';
import { databaseAt, type EarlierDatabase } from '../database-at.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8');

/** A person of the earlier databases, who wrote most of what is in them. */
export const ada = { id: '00000000-0000-4000-8000-0000000000a1', email: 'ada@example.test' } as const;

/** A database at an earlier migration with data in every table; the later one grew out of the earlier one. */
export const earlierDatabase = async (version: 51 | 76): Promise<EarlierDatabase> => {
  const database = await databaseAt(51);
  await database.script(fixture('0051'));
  if (version === 51) return database;
  await (await postgratorOver(database)).migrate('76');
  await database.script(fixture('0076'));
  return database;
};
