const numberPattern = /\d+(?:[.,:/]\d+)*/g;
const quoted =
  /"([^"\n]{1,300})"|“([^”\n]{1,300})”|`([^`\n]{1,300})`|'(?<![\p{L}\p{N}]')((?:[^'\n]|(?<=\p{L})'(?=\p{L})){1,120})'(?![\p{L}\p{N}])/gu;
const url = /\bhttps?:\/\/[^\s"'<>)\]]+/g;
// The capital first and what stands before it after, since capitals are rare.
const name = /\p{Lu}(?<=[\p{Ll}\p{N},;:)] \p{Lu})[\p{L}\p{M}\p{N}'’&-]*(?: \p{Lu}[\p{L}\p{M}\p{N}'’&-]*)*/gu;

/** Numbers in the text, as written. */
export const numbersIn = (text: string): string[] => text.match(numberPattern) ?? [];

/** Words with a capital in the middle of a sentence, adjacent ones together. */
export const namesIn = (text: string): string[] => text.match(name) ?? [];

/** Everything in a goal that must survive: numbers, quotations, addresses, names. */
export const factsOf = (text: string): string[] => [
  ...numbersIn(text),
  ...[...text.matchAll(quoted)].flatMap((match) => match.slice(1).find((group) => group !== undefined) ?? []),
  ...(text.match(url) ?? []).map((address) => address.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')),
  ...namesIn(text),
];

const dashes = /[\u2010-\u2015]/g;
// Single spaces, by far the most, are left as they are.
const oddSpace = /[^\S ]\s*|\s{2,}/g;
const quotes = /["'“”‘’«»`]/g;

/** Form in which facts are compared: case, kinds of dash and quote and runs of space do not matter. */
export const foldFact = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(dashes, '-').replace(quotes, '').replace(oddSpace, ' ');
