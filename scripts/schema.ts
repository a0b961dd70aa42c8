// Writes database/schema/, a file for each table and function, from a migrated embedded database; with --check it only says
// whether the files are current.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { openPglite } from '../database/src/open-pglite.ts';
import { schemaFiles } from '../database/src/schema-text/schema-files.ts';

const folder = join(import.meta.dirname, '../database/schema');
const head = `-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

`;
const database = await openPglite({});
await database.client.exec('reset role');
const present = await schemaFiles(
  async <Row>(statement: string) => (await database.client.query<Row>(statement)).rows,
);
await database.close();

if (process.argv.includes('--check')) {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.sql'),
  );
  const stale = [
    ...written.filter((file) => !present.has(file.replaceAll(sep, '/'))),
    ...[...present].flatMap(([file, text]) =>
      written.includes(file.replaceAll('/', sep)) && readFileSync(join(folder, file), 'utf8') === head + text
        ? []
        : [file],
    ),
  ];
  if (stale.length > 0) {
    console.error(
      `database/schema is out of date (${stale.slice(0, 5).join(', ')}): run "npm run schema" and commit the result.`,
    );
    process.exit(1);
  }
} else {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of present) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), head + text);
  }
}
