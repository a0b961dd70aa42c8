import { schema, type Database, type Transaction } from '@whetstone/database';
import { eq, isNotNull } from 'drizzle-orm';
import type { SecretBox } from './secret-box.ts';
import { secretPlaces } from './secret-places.ts';
import { privateJwkText, sealedJwk } from './sealed-jwk.ts';

const { authSecrets, mfaFactors, signingKeys } = schema;

const resealKeys = async (tx: Transaction, box: SecretBox): Promise<number> => {
  let count = 0;
  for (const { kid, privateJwk } of await tx.select().from(signingKeys).for('update')) {
    const place = secretPlaces.signingKey(kid);
    const stored = privateJwkText(privateJwk);
    if (box.isCurrent(stored)) continue;
    const sealed = sealedJwk(box.seal(box.open(stored, place), place));
    await tx.update(signingKeys).set({ privateJwk: sealed }).where(eq(signingKeys.kid, kid));
    count++;
  }
  return count;
};

const resealShared = async (tx: Transaction, box: SecretBox): Promise<number> => {
  let count = 0;
  for (const { name, value } of await tx.select().from(authSecrets).for('update')) {
    const place = secretPlaces.sharedSecret(name);
    if (box.isCurrent(value)) continue;
    await tx
      .update(authSecrets)
      .set({ value: box.seal(box.open(value, place), place) })
      .where(eq(authSecrets.name, name));
    count++;
  }
  return count;
};

const resealFactors = async (tx: Transaction, box: SecretBox): Promise<number> => {
  let count = 0;
  const rows = await tx
    .select({ id: mfaFactors.id, secret: mfaFactors.secret })
    .from(mfaFactors)
    .where(isNotNull(mfaFactors.secret))
    .for('update');
  for (const { id, secret } of rows) {
    if (secret === null || box.isCurrent(secret)) continue;
    const place = secretPlaces.totp(id);
    await tx
      .update(mfaFactors)
      .set({ secret: box.seal(box.open(secret, place), place) })
      .where(eq(mfaFactors.id, id));
    count++;
  }
  return count;
};

/** Seals with the first key whatever lies open in the database or under an older key; answers how many that were. Throws UnknownEncryptionKey. */
export const reseal = (database: Database, box: SecretBox): Promise<number> =>
  database.asService(
    async (tx) =>
      (await resealKeys(tx, box)) + (await resealShared(tx, box)) + (await resealFactors(tx, box)),
  );
