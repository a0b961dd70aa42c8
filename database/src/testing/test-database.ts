import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Database } from '../database.ts';
import { migrationFolder } from '../migrate.ts';
import { openPglite } from '../open-pglite.ts';
import { openPostgres } from '../open-postgres.ts';

export interface TestDatabase extends Database {
  /** Address for a second process or pool on the same database; undefined for the embedded one. */
  readonly url?: string;
}

const schemaHash = (): string => {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(file).update(readFileSync(join(migrationFolder, file)));
  return hash.digest('hex').slice(0, 16);
};

const migratedDump = async (): Promise<Blob> => {
  const folder = join(tmpdir(), 'whetstone-test-dumps');
  const file = join(folder, `${schemaHash()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const database = await openPglite({});
    await database.client.exec('reset role');
    const dump = await database.client.dumpDataDir('none');
    await database.close();
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
};

const owner = 'whetstone_owner';

const withDatabase = (adminUrl: string, database: string, user?: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (user) {
    url.username = user;
    url.password = user;
  }
  return url.href;
};

const ensureOwner = async (admin: postgres.Sql): Promise<void> => {
  await admin`select pg_advisory_lock(424243)`;
  const [role] = await admin`select 1 from pg_roles where rolname = ${owner}`;
  if (!role) await admin.unsafe(`create role ${owner} login createrole createdb password '${owner}'`);
};

/** A migrated template database, owned by a role without superuser rights, made once for each state of the migrations. */
const migratedTemplate = async (adminUrl: string): Promise<string> => {
  const name = `whetstone_template_${schemaHash()}`;
  const admin = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  try {
    await ensureOwner(admin);
    const [known] = await admin`select 1 from pg_database where datname = ${name}`;
    if (!known) {
      await admin.unsafe(`drop database if exists ${name}_draft with (force)`);
      await admin.unsafe(`create database ${name}_draft owner ${owner}`);
      const database = await openPostgres({
        url: withDatabase(adminUrl, `${name}_draft`, owner),
        poolSize: 1,
      });
      await database.close();
      await admin.unsafe(`alter database ${name}_draft rename to ${name}`);
    }
  } finally {
    await admin.end();
  }
  return name;
};

/** An empty database of its own for a server under test, owned by a role without superuser rights; answers its address. */
export const createEmptyDatabase = async (adminUrl: string): Promise<string> => {
  const name = `whetstone_server_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  try {
    await ensureOwner(admin);
    await admin.unsafe(`create database ${name} owner ${owner}`);
  } finally {
    await admin.end();
  }
  return withDatabase(adminUrl, name, owner);
};

const createPostgres = async (adminUrl: string, poolSize: number): Promise<TestDatabase> => {
  const template = await migratedTemplate(adminUrl);
  const name = `whetstone_test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  await admin`select pg_advisory_lock(424244)`;
  await admin.unsafe(`create database ${name} template ${template} owner ${owner}`);
  await admin`select pg_advisory_unlock(424244)`;
  const url = withDatabase(adminUrl, name, owner);
  const database = await openPostgres({ url, poolSize });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
};

/**
 * A fresh, migrated database for one test file: on PostgreSQL where TEST_DATABASE_URL names a superuser's
 * connection, else embedded and in memory.
 */
export const createTestDatabase = async ({ poolSize = 10 } = {}): Promise<TestDatabase> => {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  return adminUrl ? createPostgres(adminUrl, poolSize) : openPglite({ dump: await migratedDump() });
};
