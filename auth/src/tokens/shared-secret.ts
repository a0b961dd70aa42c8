import { schema, type Database } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { SecretBox } from '../secrets/secret-box.ts';
import { secretPlaces } from '../secrets/secret-places.ts';
import { randomToken } from './opaque-token.ts';

const { authSecrets } = schema;

/** Answers a random key by name, the same in every process; made on first use and then kept in memory; sealed in the database. */
export const createSharedSecrets = (database: Database, box: SecretBox) => {
  const known = new Map<string, Promise<string>>();
  const load = async (name: string): Promise<string> => {
    const place = secretPlaces.sharedSecret(name);
    const [row] = await database.asService(async (tx) => {
      await tx
        .insert(authSecrets)
        .values({ name, value: box.seal(randomToken(), place) })
        .onConflictDoNothing();
      return tx.select().from(authSecrets).where(eq(authSecrets.name, name));
    });
    if (!row) throw new Error(`The shared secret ${name} is missing`);
    return box.open(row.value, place);
  };
  return (name: string): Promise<string> => {
    const secret = known.get(name) ?? load(name);
    known.set(name, secret);
    secret.catch(() => known.delete(name));
    return secret;
  };
};
