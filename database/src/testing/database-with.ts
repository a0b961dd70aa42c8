import { afterAll } from 'vitest';
import { addPerson, type Person } from './people.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** For one test file: a database of its own that is closed after the last test, and people by their names. */
export const databaseWith = async <Name extends string>(
  names: readonly Name[],
  options?: { poolSize?: number },
): Promise<{ database: TestDatabase } & Record<Name, Person>> => {
  const database = await createTestDatabase(options);
  afterAll(() => database.close());
  const people = {} as Record<Name, Person>;
  for (const name of names) people[name] = await addPerson(database, name);
  return { database, ...people };
};
