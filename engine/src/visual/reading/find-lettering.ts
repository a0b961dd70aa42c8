/** Words of the goal that are to be drawn as letters. Offsets are those of the quotation, marks included. */
export interface Lettering {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

const quotation =
  /"([^"\n]{1,300})"|“([^”\n]{1,300})”|«([^»\n]{1,300})»|‘([^’\n]{1,200})’(?!\p{L})|(?<![\p{L}\p{N}])'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){1,200})'(?![\p{L}\p{N}])/gu;
const notDrawn =
  /(?:\b(?:from|by|like|nicknamed|film|movie|novel|song|series|game|style of|character in|cover of)|\bsinging)\s*$/i;
const speech = /\b(?:yells?|shouts?|whispers?|asks?|thinks?)\s*$/i;

/** Quotations in the goal, split into those to be drawn and those that only name something. */
export function findLettering(text: string): {
  readonly drawn: readonly Lettering[];
  readonly quoted: readonly Lettering[];
} {
  const quoted = [...text.matchAll(quotation)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match.slice(1).find((group) => group !== undefined) ?? '',
  }));
  const drawn = quoted.filter(({ start }) => {
    const before = text.slice(Math.max(0, start - 40), start);
    return !notDrawn.test(before) && !speech.test(before);
  });
  return { drawn, quoted };
}

/** The text with some stretches blanked, same length. */
export const blankSpans = (
  text: string,
  quoted: readonly { readonly start: number; readonly end: number }[],
): string =>
  quoted.reduce(
    (blanked, { start, end }) => blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end),
    text,
  );

const lettered =
  /\b(?:words?|letters?|lettering|text|sign|signage|label|caption|title|logo|typography|written|says|saying|reads|reading|inscription|number|newspaper|menu|blackboard|whiteboard|poster|comic|infographic|diagram|map|book cover|graffiti|banner|billboard|equation|formula|calligraphy|keyboard|clock|watch)\b/i;

/** Whether letters or digits belong in the picture, so that a negative field must not forbid text. */
export const mentionsLetters = (text: string): boolean => lettered.test(text);
