import { openDraftKey } from '../api/drafts.ts';

/** Makes texts unreadable to whoever has no session of the account. `place`: a sealed text opens there alone. */
export interface Sealer {
  seal(text: string, place: string): Promise<string>;
  /** Undefined for what was sealed with another key, for another place, or is no sealed text. */
  open(sealed: string, place: string): Promise<string | undefined>;
}

const algorithm = 'AES-GCM';
const ivBytes = 12;
const chunk = 0x8000;

/** Through chunks: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** A sealer over a key of 32 bytes, which nothing can read out again. */
export async function createSealer(bytes: Uint8Array<ArrayBuffer>): Promise<Sealer> {
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
  const inPlace = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
    name: algorithm,
    iv,
    additionalData: new TextEncoder().encode(place),
  });
  return {
    async seal(text, place) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const body = await crypto.subtle.encrypt(inPlace(iv, place), key, new TextEncoder().encode(text));
      return `${toBase64(iv)}.${toBase64(new Uint8Array(body))}`;
    },
    async open(sealed, place) {
      try {
        const [iv = '', body = ''] = sealed.split('.');
        const plain = await crypto.subtle.decrypt(inPlace(fromBase64(iv), place), key, fromBase64(body));
        return new TextDecoder().decode(plain);
      } catch {
        return undefined;
      }
    },
  };
}

let asked: { userId: string; sealer: Promise<Sealer> } | undefined;

/** The account's sealer, for as long as the page lives. Throws `ApiError` where the key is not given. */
export function sealerOf(userId: string): Promise<Sealer> {
  if (asked?.userId === userId) return asked.sealer;
  const sealer = openDraftKey().then(createSealer);
  asked = { userId, sealer };
  sealer.catch(() => {
    if (asked?.sealer === sealer) asked = undefined;
  });
  return sealer;
}
