import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const western = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const wide = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};

it('[ML-08] UTF-8 and UTF-16, with a mark or without, Windows-1252 and other scripts are read as what they are', () => {
  expect(decodeText(utf8('Café Menü'))).toEqual({ text: 'Café Menü', encoding: 'UTF-8', isGuess: false });
  expect(decodeText(utf8('\uFEFFCafé'))).toEqual({ text: 'Café', encoding: 'UTF-8', isGuess: false });
  expect(decodeText(western('Café Menü, größer'))).toEqual({
    text: 'Café Menü, größer',
    encoding: 'Windows-1252',
    isGuess: true,
  });
  expect(decodeText(Uint8Array.from([0x93, 0x48, 0x69, 0x94, 0x80]))).toEqual({
    text: '“Hi”€',
    encoding: 'Windows-1252',
    isGuess: true,
  });
  for (const [isBig, encoding] of [
    [false, 'UTF-16LE'],
    [true, 'UTF-16BE'],
  ] as const)
    for (const mark of ['\uFEFF', ''])
      expect(decodeText(wide(`${mark}Café, crème 漫画`, isBig))).toEqual({
        text: 'Café, crème 漫画',
        encoding,
        isGuess: false,
      });
  // "Привет, мир" in Windows-1251.
  const cyrillic = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xec, 0xe8, 0xf0];
  expect(decodeText(Uint8Array.from(cyrillic))).toEqual({
    text: 'Привет, мир',
    encoding: 'Windows-1251',
    isGuess: true,
  });
  expect(decodeText(Uint8Array.from(cyrillic), 'KOI8-R')?.text).not.toBe('Привет, мир');
  expect(decodeText(Uint8Array.from([0x8e, 0x74, 0x8e, 0x9f]), 'Macintosh')?.text).toBe('étéü');
});

it('[ML-08] bytes of no text, of half a UTF-16 file, or not in the chosen encoding are refused', () => {
  expect(decodeText(Uint8Array.from([0xe9, 0x20, 0x61]), 'UTF-8')).toBeUndefined();
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x41]))).toBeUndefined();
  expect(decodeText(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0x1a]))).toBeUndefined();
});

it('[ML-08] whatever is read as UTF-8 gives the same bytes again; nothing else gets a replacement character', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const read = decodeText(bytes);
      const again = read?.encoding === 'UTF-8' ? [...utf8(read.text)] : [...bytes];
      expect([[...bytes], [...bytes].slice(3)]).toContainEqual(again);
      expect(read?.encoding !== 'UTF-8' && read?.text.includes('\uFFFD')).toBeFalsy();
    }),
  );
  const printed = fc
    .string({ unit: 'grapheme' })
    .filter((text) => text.split('').every((sign) => sign >= ' '));
  fc.assert(
    fc.property(printed, (text) => {
      expect(decodeText(utf8(text))?.text).toBe(text.replace(/^\uFEFF/, ''));
    }),
  );
});
