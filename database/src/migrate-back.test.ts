import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oldestWayBack, takeBackTo } from './migrate-back.ts';
import { migrate, migrationFolder, postgratorOver, versionOf } from './migrate.ts';
import { schemaFiles } from './schema-text/schema-files.ts';
import { databaseAt, type EarlierDatabase } from './testing/database-at.ts';

const files = readdirSync(migrationFolder).toSorted();
const later = files.filter((name) => name.includes('.do.') && versionOf(name) > oldestWayBack);

/** A column that comes back stands at the end of its table, which is no difference. */
const ofDatabase = async (database: EarlierDatabase): Promise<string> =>
  [...(await schemaFiles(database.read)).values()]
    .flatMap((text) => text.trimEnd().split('\n\n'))
    .map((block) => (block.startsWith('create table') ? block.split(/,?\n/).toSorted().join('\n') : block))
    .join('\n\n');

describe('the way back', { timeout: 120_000 }, () => {
  let database: EarlierDatabase;
  beforeAll(async () => {
    database = await databaseAt(oldestWayBack);
  }, 120_000);
  afterAll(() => database.close());

  const migrateTo = async (version: number) => (await postgratorOver(database)).migrate(String(version));

  it.each(later)('is written for %s', (name) => {
    expect(files).toContain(name.replace('.do.', '.undo.'));
  });

  it('leads from every migration to the schema before it, and forward again to the same', async () => {
    let previous = oldestWayBack;
    for (const name of later) {
      const before = await ofDatabase(database);
      await migrateTo(versionOf(name));
      const after = await ofDatabase(database);
      expect(await takeBackTo(database, previous)).toEqual([name.replace('.do.', '.undo.')]);
      expect([name, await ofDatabase(database)]).toEqual([name, before]);
      await migrateTo(versionOf(name));
      expect([name, await ofDatabase(database)]).toEqual([name, after]);
      previous = versionOf(name);
    }
    expect(await takeBackTo(database, previous)).toEqual([]);
  });

  it('leads from the newest migration to the oldest that can be reached, in one go', async () => {
    const first = await databaseAt(oldestWayBack);
    const expected = await ofDatabase(first);
    await first.close();
    await takeBackTo(database, oldestWayBack);
    expect(await ofDatabase(database)).toBe(expected);
  });

  it('ends where none is written, and changes nothing then', async () => {
    const before = await ofDatabase(database);
    await expect(takeBackTo(database, oldestWayBack - 1)).rejects.toThrow('no further');
    await expect(takeBackTo(database, 9999)).rejects.toThrow('has none above 9999');
    await database.query("insert into private_migrations (version, name, md5) values (9998, 'unknown', 'x')");
    await expect(takeBackTo(database, oldestWayBack)).rejects.toThrow('Migration 9998 has no way back');
    await database.query('delete from private_migrations where version = 9998');
    expect(await ofDatabase(database)).toBe(before);
  });

  it('is the remedy where a lower number came after a higher one, which a start refuses', async () => {
    const before = await ofDatabase(database);
    await database.query('update private_migrations set version = -75 where version = 75');
    await expect(migrate(database)).rejects.toThrow('npm run migrate:back -- 74');
    await database.query('update private_migrations set version = 75 where version = -75');
    expect(await ofDatabase(database)).toBe(before);
    await migrate(database);
  });
});
