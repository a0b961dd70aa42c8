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

/**
 * Applies what is missing, in order, and refuses when a merged file has changed since it was applied.
 * Answers the names of the files that it applied.
 */
export const migrate = async (runner: MigrationRunner): Promise<string[]> => {
  if (await isUpToDate(runner, { folder: migrationFolder, table: schemaTable })) return [];
  const { default: Postgrator } = await import('postgrator');
  const postgrator = new Postgrator({
    migrationPattern: `${migrationFolder.replaceAll('\\', '/')}/*.sql`,
    driver: 'pg',
    schemaTable,
    newline: 'LF',
    execQuery: (statement: string) => runner.query(statement),
    execSqlScript: (statements: string) => runner.script(statements),
  });
  const applied = await postgrator.migrate();
  return applied.map((migration) => migration.filename.split(/[\\/]/).at(-1) ?? '');
};
