import { millimetres, papers, sideWords, timesWords, typedRatios } from '../../knowledge/visual/shapes.ts';
import type { Picture } from './read-picture.ts';

/** Proportions that a goal tells by figures or by a sheet of paper. */
export interface RatioAsked {
  /** As the person has it, for a notice: "21:9", "30x40", "A4". */
  readonly name: string;
  /** Width to height in whole numbers, as services read it: "3:4". */
  readonly ratio: string;
  /** How many pixels a size without a unit has: "1600x2560". */
  readonly pixels?: number;
}

const either = (words: readonly string[]): string => words.join('|');
const figure = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)\s?(${either(Object.keys(millimetres))})?`;
const side = String.raw`${figure} (${either([...sideWords.width, ...sideWords.height])})(?!\p{L})`;
const wall = new RegExp(String.raw`(?<![\d.,:])${side}[^\d.;]{0,24}${side}`, 'iu');
const { factors, wide, high, than, other } = timesWords;
const times = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${either(Object.keys(factors))}) (?:(${either(wide)})|${either(high)}) (?:${either(than)}) (?:${either(other)})(?!\p{L})`,
  'iu',
);
const sheet =
  /(?<![\d.,:])(?:(\d{2,5}) ?[x×] ?(\d{2,5})(?!\d| ?(?:px |pixels )?each)|(\d{1,3}(?:[.,]\d)?)(?: ?[x×] ?| (?:by|mal|auf|par|por|per|bij|na|på) )(\d{1,3}(?:[.,]\d)?) ?(?:cm|mm|m|in|inch|inches|ft|feet|met(?:er|re)s)(?!\p{L}))/u;

/** "1600x2560", "1080 x 1350 px"; with a unit it is a sheet or a wall. */
const inPixels = /(?<![\d.,:])(\d{3,4}) ?[x×] ?(\d{3,4})(?!\d| ?(?:cm|mm|in|inch|inches|m)(?!\p{L}))/u;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const inWholeNumbers = (width: number, height: number): string => {
  const common = divisor(width, height);
  return `${width / common}:${height / common}`;
};
/** Tenths of a millimetre, or hundredths where no unit is told. */
const lengthOf = (text = '', unit = ''): number =>
  Math.round(Number(text.replace(',', '.')) * (millimetres[unit.toLowerCase()] ?? 10) * 10);

const readCharacters = 2_000;

/** "4:3", "3:1", "2.39:1", each once; a time has two digits behind its colon. */
const ratiosIn = (text: string): readonly string[] => [
  ...new Set(
    (text.match(/(?<![\d:.])(?:\d\.)?\d{1,2}:\d{1,2}(?![\d:])/g) ?? []).filter(
      (each) => typedRatios.includes(each) || /^(?:1?\d|2[01]|32|\d\.\d{1,2}):[1-9]$/.test(each),
    ),
  ),
];

/** Ratios or sizes typed behind the first one, which are made in a run of their own. */
export const furtherRatios = ({ goal }: Picture): readonly string[] => {
  const text = goal.text.slice(0, readCharacters);
  const ratios = ratiosIn(text);
  const sizes = [...text.matchAll(new RegExp(inPixels, 'gu'))].map(([size]) => size);
  return (ratios.length > 0 ? ratios : [...new Set(sizes)]).slice(1);
};

/** "30x40", "4 m wide and about 1 m high". */
const sidesIn = (text: string): RatioAsked | undefined => {
  const [name = '', ...sheetSides] = sheet.exec(text) ?? [];
  const [width = 0, height = 0] = sheetSides.flatMap((length) => (length ? [lengthOf(length)] : []));
  if (width > 0 && height > 0) {
    const [size, across = 0, down = 0] =
      inPixels.exec(name + text.slice(text.indexOf(name) + name.length)) ?? [];
    const pixels = size === name ? { pixels: Number(across) * Number(down) } : {};
    return { name, ratio: inWholeNumbers(width, height), ...pixels };
  }
  const [told = '', first, unit, label = '', second, otherUnit] = wall.exec(text) ?? [];
  const [one, other] = [lengthOf(first, unit ?? otherUnit), lengthOf(second, otherUnit ?? unit)];
  if (!(one > 0 && other > 0)) return undefined;
  const isWidthFirst = sideWords.width.includes(label.toLowerCase());
  return { name: told, ratio: isWidthFirst ? inWholeNumbers(one, other) : inWholeNumbers(other, one) };
};

/** "About three times as wide as tall". */
const timesIn = (text: string): RatioAsked | undefined => {
  const [name = '', factor = '', isWide] = times.exec(text) ?? [];
  const more = (factors[factor.toLowerCase()] ?? 0) * 2;
  return more > 0 ? { name, ratio: isWide ? inWholeNumbers(more, 2) : inWholeNumbers(2, more) } : undefined;
};

/** A sheet of the A series, as it lies. */
const paperIn = ({ words }: Picture): RatioAsked | undefined => {
  const named = words.find(({ text }) => papers.sheets.includes(text));
  if (!named) return undefined;
  const isAcross = words.some(({ text }) => papers.across.includes(text));
  return { name: named.text.toUpperCase(), ratio: isAcross ? papers.wide : papers.high };
};

/** The proportions that a goal tells by figures or paper; typed ratios before sides, sides before sheets. */
export const ratioAsked = (picture: Picture): RatioAsked | undefined => {
  const text = picture.goal.text.slice(0, readCharacters);
  const [name] = ratiosIn(text);
  if (name === undefined) return sidesIn(text) ?? timesIn(text) ?? paperIn(picture);
  return { name, ratio: name.includes('.') ? inWholeNumbers(Math.round(valueOf(name) * 100), 100) : name };
};

/** Width over height of "3:4" or "1024x1536". */
export const valueOf = (ratio: string): number => {
  const [width = 1, height = 1] = ratio.split(/[:x]/).map(Number);
  return width / height;
};
