import { schema, type Database } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { randomToken } from './opaque-token.ts';

const { authSecrets } = schema;

/** Answers a random key by name, the same in every process; made on first use and then kept in memory. */
export const createSharedSecrets = (database: Database) => {
  const known = new Map<string, Promise<string>>();
  const load = async (name: string): Promise<string> => {
    const [row] = await database.asService(async (tx) => {
      await tx.insert(authSecrets).values({ name, value: randomToken() }).onConflictDoNothing();
      return tx.select().from(authSecrets).where(eq(authSecrets.name, name));
    });
    if (!row) throw new Error(`The shared secret ${name} is missing`);
    return row.value;
  };
  return (name: string): Promise<string> => {
    const secret = known.get(name) ?? load(name);
    known.set(name, secret);
    secret.catch(() => known.delete(name));
    return secret;
  };
};
