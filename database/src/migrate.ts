import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isUpToDate } from './is-up-to-date.ts';

/** What a driver must offer so that migrations can run over it. */
export interface MigrationRunner {
  /** One statement, answering `{ rows }`. */
  query(statement: string): Promise<{ rows: unknown[] }>;
  /** A whole file, all or nothing. */
  script(statements: string): Promise<void>;
}

// By the package's name: in the built server this file lies elsewhere.
const manifest = createRequire(import.meta.url).resolve('@whetstone/database/package.json');

export const migrationFolder = join(dirname(manifest), 'migrations');

const schemaTable = 'private_migrations';

/** Postgrator over a runner. It reads `NNNN.do.name.sql`, and `NNNN.undo.name.sql` as the way back. */
export const postgratorOver = async (runner: MigrationRunner) => {
  const { default: Postgrator } = await import('postgrator');
  return new Postgrator({
    migrationPattern: `${migrationFolder.replaceAll('\\', '/')}/*.sql`,
    driver: 'pg',
    schemaTable,
    newline: 'LF',
    execQuery: (statement: string) => runner.query(statement),
    execSqlScript: (statements: string) => runner.script(statements),
  });
};

/** The number of a migration's file. */
export const versionOf = (name: string): number => Number(name.split('.', 1)[0]);

/** The name of a migration's file without its folder. */
export const nameOf = ({ filename }: { filename: string }): string => filename.split(/[\\/]/).at(-1) ?? '';

/** Postgrator never applies a file whose number is below the newest one that was applied: the schema would have a hole. */
const refusePassedOver = async (runner: MigrationRunner, newest: number): Promise<void> => {
  if (newest === 0) return;
  const { rows } = await runner.query(`select version::int from ${schemaTable}`);
  const applied = new Set((rows as { version: number }[]).map(({ version }) => version));
  const passed = readdirSync(migrationFolder)
    .filter((name) => name.includes('.do.'))
    .find((name) => versionOf(name) < newest && !applied.has(versionOf(name)));
  if (passed)
    throw new Error(
      `The database is beyond migration ${passed} and never had it. Take the later ones back first: npm run migrate:back -- ${versionOf(passed) - 1}`,
    );
};

/**
 * Applies what is missing, in order, and refuses when a merged file has changed since it was applied, or was passed over.
 * Answers the names of the files that it applied.
 */
export const migrate = async (runner: MigrationRunner): Promise<string[]> => {
  if (await isUpToDate(runner, { folder: migrationFolder, table: schemaTable })) return [];
  const postgrator = await postgratorOver(runner);
  await refusePassedOver(runner, await postgrator.getDatabaseVersion());
  return (await postgrator.migrate()).map(nameOf);
};
