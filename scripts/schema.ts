// Writes database/schema.sql from a migrated embedded database; with --check it only says whether the file is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '../database/src/open-pglite.ts';
import { schemaText } from '../database/src/schema-text/schema-text.ts';

const file = join(import.meta.dirname, '../database/schema.sql');
const database = await openPglite({});
await database.client.exec('reset role');
const present = await schemaText(
  async <Row>(statement: string) => (await database.client.query<Row>(statement)).rows,
);
await database.close();

const text = `-- The schema as all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

${present}`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('database/schema.sql is out of date: run "npm run schema" and commit the result.');
    process.exit(1);
  }
} else writeFileSync(file, text);
