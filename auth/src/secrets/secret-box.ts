import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Thrown for a secret whose key was not given. */
export class UnknownEncryptionKey extends Error {
  override readonly name = 'UnknownEncryptionKey';
}

/** Keeps secrets unreadable in the database (AES-256-GCM). `place` names the row: a sealed text counts there only. */
export interface SecretBox {
  /** Seals with the first key. */
  seal(text: string, place: string): string;
  /** Opens what any of the keys sealed; a text from before sealing is given back as it is. Throws {@link UnknownEncryptionKey}. */
  open(stored: string, place: string): string;
  /** Whether it is sealed with the first key already. */
  isCurrent(stored: string): boolean;
}

const mark = 'sealed:1:';
const ivBytes = 12;
const tagBytes = 16;

const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('base64url').slice(0, 8);

/** A box over 32-byte keys in base64: the first seals, the others open what they sealed earlier. */
export const createSecretBox = (keysBase64: readonly string[]): SecretBox => {
  const keys = keysBase64.map((text) => Buffer.from(text, 'base64')).map((key) => ({ id: idOf(key), key }));
  const [first] = keys;
  if (!first) throw new Error('An encryption key is needed');
  const currentMark = `${mark}${first.id}:`;
  return {
    seal: (text, place) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', first.key, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return currentMark + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (stored, place) => {
      if (!stored.startsWith(mark)) return stored;
      const [id = '', body = ''] = stored.slice(mark.length).split(':');
      const known = keys.find((candidate) => candidate.id === id);
      if (!known)
        throw new UnknownEncryptionKey(
          `The database holds secrets sealed with another key (${id}). Provide that key as well.`,
        );
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', known.key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    },
    isCurrent: (stored) => stored.startsWith(currentMark),
  };
};
