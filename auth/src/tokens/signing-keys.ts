import type { Database, Transaction } from '@whetstone/database';
import { schema } from '@whetstone/database';
import { gt, isNull, lte, or, sql } from 'drizzle-orm';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { SecretBox } from '../secrets/secret-box.ts';
import { secretPlaces } from '../secrets/secret-places.ts';
import { privateJwkText, sealedJwk } from '../secrets/sealed-jwk.ts';

export interface SigningKeys {
  /** The key that signs now. */
  current(): Promise<{ kid: string; key: CryptoKey }>;
  /** The public key of that id, while it still verifies. */
  find(kid: string): Promise<CryptoKey | undefined>;
  /** All public keys that verify, newest first. */
  jwks(): Promise<{ keys: JWK[] }>;
  /** Makes a new key that signs from now on; the old one verifies until every token it signed has expired. */
  rotate(): Promise<string>;
}

interface LoadedKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
  readonly isCurrent: boolean;
  readonly retiresAt: Date | null;
}

// Any constant will do: it only has to be the same in every process.
const keyLock = 7_305_115;
const cacheMs = 60_000;
// A stranger's token with an unknown key id may not turn into a query each.
const reloadGapMs = 2_000;

const { signingKeys } = schema;

const alive = (now: Date) => or(isNull(signingKeys.retiresAt), gt(signingKeys.retiresAt, now));

const lock = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${keyLock}::int)`);

const asKey = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('A signing key is not a key pair');
  return key;
};

const load = async (box: SecretBox, row: typeof signingKeys.$inferSelect): Promise<LoadedKey> => {
  const text = box.open(privateJwkText(row.privateJwk), secretPlaces.signingKey(row.kid));
  const privateJwk = JSON.parse(text) as JWK;
  const { d: _private, ...shared } = privateJwk;
  const publicJwk: JWK = { ...shared, kid: row.kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  const [publicKey, privateKey] = await Promise.all([asKey(publicJwk), asKey(privateJwk)]);
  return {
    kid: row.kid,
    publicJwk,
    publicKey,
    privateKey,
    isCurrent: row.retiresAt === null,
    retiresAt: row.retiresAt,
  };
};

const addKey = async (tx: Transaction, box: SecretBox, now: Date): Promise<string> => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const privateJwk = await exportJWK(pair.privateKey);
  const kid = await calculateJwkThumbprint(privateJwk);
  const sealed = box.seal(JSON.stringify(privateJwk), secretPlaces.signingKey(kid));
  await tx.insert(signingKeys).values({ kid, privateJwk: sealedJwk(sealed), createdAt: now });
  return kid;
};

/** ES256 keys that live sealed in the database, so that every process signs and verifies alike. Made on first use, under a lock. */
export const createSigningKeys = (
  database: Database,
  box: SecretBox,
  clock: () => Date,
  tokenSeconds: number,
): SigningKeys => {
  let cache: { keys: LoadedKey[]; at: number } | undefined;

  const reload = async (): Promise<LoadedKey[]> => {
    const now = clock();
    const rows = await database.asService(async (tx) => {
      const read = () =>
        tx
          .select()
          .from(signingKeys)
          .where(alive(now))
          .orderBy(sql`created_at desc`);
      const found = await read();
      if (found.some((row) => row.retiresAt === null)) return found;
      await lock(tx);
      const [other] = await tx.select().from(signingKeys).where(isNull(signingKeys.retiresAt));
      if (!other) await addKey(tx, box, now);
      return read();
    });
    const keys = await Promise.all(rows.map((row) => load(box, row)));
    cache = { keys, at: now.getTime() };
    return keys;
  };

  const all = async (): Promise<LoadedKey[]> =>
    cache && Math.abs(clock().getTime() - cache.at) < cacheMs ? cache.keys : reload();

  const verifies = (key: LoadedKey): boolean => key.retiresAt === null || key.retiresAt > clock();

  return {
    current: async () => {
      const key = (await all()).find((candidate) => candidate.isCurrent);
      if (!key) throw new Error('No signing key');
      return { kid: key.kid, key: key.privateKey };
    },
    find: async (kid) => {
      const match = (keys: LoadedKey[]) => keys.find((key) => key.kid === kid && verifies(key))?.publicKey;
      const known = match(await all());
      if (known || (cache && Math.abs(clock().getTime() - cache.at) < reloadGapMs)) return known;
      return match(await reload());
    },
    jwks: async () => ({ keys: (await all()).filter(verifies).map((key) => key.publicJwk) }),
    rotate: async () => {
      const now = clock();
      // Other processes sign with the old key until their caches end.
      const retiresAt = new Date(now.getTime() + tokenSeconds * 1000 + 2 * cacheMs);
      const kid = await database.asService(async (tx) => {
        await lock(tx);
        await tx.update(signingKeys).set({ retiresAt }).where(isNull(signingKeys.retiresAt));
        await tx.delete(signingKeys).where(lte(signingKeys.retiresAt, now));
        return addKey(tx, box, now);
      });
      cache = undefined;
      return kid;
    },
  };
};
