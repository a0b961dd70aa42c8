export interface DecodedText {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

const decode = (bytes: Uint8Array, label: string): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Signs that no text file has: it is none, or one in an encoding of two bytes without a mark. */
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

/** Text of a file, in the encoding that its bytes show; undefined where they show none. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const wide = startsWith(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : undefined;
  if (wide) {
    const text = decode(bytes, wide);
    return text === undefined ? undefined : { text, encoding: 'UTF-16' };
  }
  const text = decode(bytes, 'utf-8');
  if (text !== undefined) return isBinary(text) ? undefined : { text, encoding: 'UTF-8' };
  const western = decode(bytes, 'windows-1252');
  if (western === undefined || isBinary(western) || !isWestern(western)) return undefined;
  return { text: western, encoding: 'Windows-1252' };
}
