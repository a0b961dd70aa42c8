import { lockDirectory } from './directory-lock.ts';
import { type MigrationRunner, nameOf, postgratorOver } from './migrate.ts';
import { createPglite, pgliteRunner } from './open-pglite.ts';
import { underMigrationLock } from './open-postgres.ts';

/** The last migration without a way back. */
export const oldestWayBack = 76;

/**
 * Takes back, newest first, every migration above `version`, by its `NNNN.undo.name.sql`. What only the later tables and
 * columns held is gone then. Answers the names of the files that it ran.
 */
export const takeBackTo = async (runner: MigrationRunner, version: number): Promise<string[]> => {
  if (!Number.isInteger(version) || version < oldestWayBack)
    throw new Error(`There is a way back to migration ${oldestWayBack} and no further.`);
  const postgrator = await postgratorOver(runner);
  const present = await postgrator.getDatabaseVersion();
  if (version > present)
    throw new Error(`The database is at migration ${present} and has none above ${version}.`);
  const files = await postgrator.getMigrations();
  const known = new Set(files.filter(({ action }) => action === 'undo').map((file) => file.version));
  const { rows } = await runner.query(
    `select version::int from private_migrations where version > ${version}`,
  );
  for (const { version: applied } of rows as { version: number }[])
    if (!known.has(applied))
      throw new Error(`Migration ${applied} has no way back here. Nothing was changed.`);
  return (await postgrator.migrate(String(version))).map(nameOf);
};

/** {@link takeBackTo} on PostgreSQL where `url` is given, else on the embedded database in `dataDir`. No server may run on it. */
export const migrateBack = async (
  { url, dataDir }: { url?: string; dataDir: string },
  version: number,
): Promise<string[]> => {
  if (url) return underMigrationLock(url, (runner) => takeBackTo(runner, version));
  const lock = lockDirectory(dataDir);
  try {
    const client = await createPglite({ dataDir });
    try {
      return await takeBackTo(pgliteRunner(client), version);
    } finally {
      await client.close();
    }
  } finally {
    lock.release();
  }
};
