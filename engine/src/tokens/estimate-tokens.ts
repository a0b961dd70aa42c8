/**
 * Estimate of the o200k_base token count (GPT-4o, GPT-4.1, o-series and GPT-5 family) without a vocabulary.
 *
 * The text is walked once and cut the way the encoding's own pre-tokenizer cuts it: words with one leading
 * space, groups of three digits, runs of punctuation, line breaks. Each piece is then priced by length and
 * script; the prices were fitted to real counts over prose, code and lists in a dozen languages.
 * Linear in the length, never throws; lone surrogates count as one symbol.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  let index = 0;
  let previous: CharClass = 'line';
  while (index < text.length) {
    const first = charClass(text.charCodeAt(index));
    let end = index + 1;
    if (first === 'lower' || first === 'upper') {
      // Most of any text: measured in the one walk that finds its end, which is also where camelCase has a capital.
      let kind: CharClass = first;
      let uppercase = first === 'upper' ? 1 : 0;
      let accented = text.charCodeAt(index) > 127 ? 1 : 0;
      for (; end < text.length; end += 1) {
        const code = text.charCodeAt(end);
        const next = charClass(code);
        if (next === 'upper') {
          if (kind === 'lower') break;
          uppercase += 1;
        } else if (next !== 'lower') break;
        else if (code > 127) accented += 1;
        kind = next;
      }
      const word = latinWord(end - index, uppercase, accented);
      tokens += previous === 'lower' || previous === 'upper' ? word * 0.9 : word;
    } else {
      while (end < text.length && charClass(text.charCodeAt(end)) === first) end += 1;
      tokens += price(text, first, index, end, previous);
    }
    previous = first;
    index = end;
  }
  return text.length > 0 ? Math.max(1, Math.round(tokens)) : 0;
}

type CharClass =
  | 'lower'
  | 'upper'
  | 'digit'
  | 'space'
  | 'line'
  | 'mark'
  | 'han'
  | 'kana'
  | 'hangul'
  | 'cyrillic'
  | 'greek'
  | 'semitic'
  | 'indic'
  | 'other'
  | 'surrogate';

/** Tokens per UTF-16 unit of scripts whose words are priced by length alone. */
const pricePerUnit: Partial<Record<CharClass, number>> = {
  han: 0.72,
  kana: 0.55,
  hangul: 0.6,
  cyrillic: 0.26,
  greek: 0.42,
  semitic: 0.32,
  indic: 0.36,
  other: 0.7,
  surrogate: 0.85,
};

/** Words of these scripts are never below one token: their leading space merges into the first piece. */
const wordScripts: ReadonlySet<CharClass> = new Set(['hangul', 'cyrillic', 'greek', 'semitic', 'indic']);

function price(text: string, kind: CharClass, start: number, end: number, previous: CharClass): number {
  const length = end - start;
  switch (kind) {
    case 'digit':
      return Math.ceil(length / 3) + (previous === 'space' ? 1 : 0);
    case 'space':
      return length > 1 ? 1 : 0;
    case 'line':
      return previous === 'mark' ? 0 : 1;
    case 'mark':
      return isUniform(text, start, end) ? Math.ceil(length / 8) : 1 + (length - 1) * 0.45;
    default: {
      const units = length * (pricePerUnit[kind] ?? 1);
      return wordScripts.has(kind) ? Math.max(1, units) : units;
    }
  }
}

function latinWord(length: number, uppercase: number, accented: number): number {
  const shouted = uppercase > 1 ? 0.15 * (uppercase - 1) : 0;
  const capital = uppercase === 1 && length > 5 ? 0.06 * (length - 5) : 0;
  const tail = length > 16 ? (length - 16) / 4 : 0;
  return 1 + Math.max(0, Math.min(length, 16) - 5) * 0.035 + tail + shouted + capital + accented * 0.4;
}

function isUniform(text: string, start: number, end: number): boolean {
  for (let index = start + 1; index < end; index += 1)
    if (text.charCodeAt(index) !== text.charCodeAt(start)) return false;
  return true;
}

const asciiClasses: readonly CharClass[] = Array.from({ length: 128 }, (_, code) => {
  if (code >= 97 && code <= 122) return 'lower';
  if (code >= 65 && code <= 90) return 'upper';
  if (code >= 48 && code <= 57) return 'digit';
  if (code === 10 || code === 13) return 'line';
  return code === 32 || code === 9 ? 'space' : 'mark';
});

function charClass(code: number): CharClass {
  const ascii = asciiClasses[code];
  if (ascii !== undefined) return ascii;
  if (code >= 0xc0 && code < 0x250 && code !== 0xd7 && code !== 0xf7) return 'lower';
  if (code < 0x370 || (code >= 0x2000 && code < 0x2e80)) return 'mark';
  if (code < 0x400) return 'greek';
  if (code < 0x530) return 'cyrillic';
  if (code >= 0x590 && code < 0x780) return 'semitic';
  if (code >= 0x900 && code < 0x1000) return 'indic';
  if (code >= 0x3040 && code < 0x3100) return 'kana';
  if ((code >= 0x3400 && code < 0xa000) || (code >= 0xf900 && code < 0xfb00)) return 'han';
  if (code >= 0xac00 && code < 0xd7b0) return 'hangul';
  if (code >= 0xd800 && code < 0xe000) return 'surrogate';
  if (code >= 0x3000 && code < 0x3040) return 'mark';
  return code >= 0xff00 ? 'mark' : 'other';
}
