import type { TextEncoding } from '@whetstone/contract';
import { textEncodings } from '@whetstone/contract';
import { analyse } from 'chardet';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** The bytes could also be of another encoding. */
  readonly isGuess: boolean;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

const decode = (bytes: Uint8Array, encoding: TextEncoding): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Signs that no text file has: it is none, or one in another encoding. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const isBinary = (text: string) => /[\0-\x08\x0E-\x1A\x1C-\x1F]/.test(text);

/**
 * Western letters beyond ASCII stand alone among others. Where most of them have a neighbor like them, the bytes are of
 * another script.
 */
const isWestern = (text: string) => {
  const all = text.match(/[\u00C0-\u00FF]/g)?.length ?? 0;
  const alone = text.match(/(?<![\u00C0-\u00FF])[\u00C0-\u00FF](?![\u00C0-\u00FF])/g)?.length ?? 0;
  return !/[\x80-\x9F]/.test(text) && alone * 2 >= all;
};

/** The bytes that are looked at where nothing is sure. */
const sampled = 64 * 1024;

const marked = (bytes: Uint8Array): TextEncoding | undefined => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'UTF-16LE';
  return startsWith(bytes, 0xfe, 0xff) ? 'UTF-16BE' : undefined;
};

/** Without a mark, text of two bytes a letter shows by its zeros: they stand in every other place. */
const wide = (bytes: Uint8Array): TextEncoding | undefined => {
  const sample = bytes.subarray(0, Math.min(bytes.length, sampled) & ~1);
  let [even, odd] = [0, 0];
  for (let at = 0; at < sample.length; at += 2) {
    if (sample[at] === 0) even += 1;
    if (sample[at + 1] === 0) odd += 1;
  }
  const pairs = sample.length / 2;
  if (odd > pairs * 0.3 && even < pairs * 0.02) return 'UTF-16LE';
  return even > pairs * 0.3 && odd < pairs * 0.02 ? 'UTF-16BE' : undefined;
};

const known = new Map(textEncodings.map((encoding) => [encoding.toLowerCase(), encoding]));

const readable = (bytes: Uint8Array, encoding: TextEncoding): DecodedText | undefined => {
  const text = decode(bytes, encoding);
  return text === undefined || isBinary(text) ? undefined : { text, encoding, isGuess: false };
};

const guessed = (bytes: Uint8Array): DecodedText | undefined => {
  const western = readable(bytes, 'Windows-1252');
  if (western && isWestern(western.text)) return { ...western, isGuess: true };
  for (const { name } of analyse(bytes.subarray(0, sampled))) {
    const encoding = known.get(name.toLowerCase());
    const found = encoding && readable(bytes, encoding);
    if (found) return { ...found, isGuess: true };
  }
  return undefined;
};

/**
 * Text of a file, in the encoding that its bytes show or in the one that a person chose; undefined where it is no text in
 * any of them, or not in that one.
 */
export const decodeText = (bytes: Uint8Array, chosen?: TextEncoding): DecodedText | undefined => {
  const mark = marked(bytes);
  if (mark) return readable(bytes, mark);
  if (chosen) return readable(bytes, chosen);
  const twoBytes = wide(bytes);
  if (twoBytes) return readable(bytes, twoBytes);
  const text = decode(bytes, 'UTF-8');
  if (text === undefined) return guessed(bytes);
  return isBinary(text) ? undefined : { text, encoding: 'UTF-8', isGuess: false };
};
