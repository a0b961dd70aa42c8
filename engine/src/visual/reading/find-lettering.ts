/** Words of the goal that are to be drawn as letters. Offsets are those of the quotation, marks included. */
export interface Lettering {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** True where the goal has no quotation marks around it, so that they have to be set. */
  readonly bare?: boolean;
}

const quotation =
  /"([^"\n]{1,300})"|“([^”\n]{1,300})”|«([^»\n]{1,300})»|‘([^’\n]{1,200})’(?!\p{L})|(?<![\p{L}\p{N}])'((?:[^'\n]|(?<=\p{L})'(?=\p{L})){1,200})'(?![\p{L}\p{N}])/gu;
const notDrawn =
  /(?:\b(?:from|by|like|nicknamed|film|movie|novel|song|series|game|style of|character in|cover of)|\bsinging)\s*$/i;
const speech = /\b(?:yells?|shouts?|whispers?|asks?|thinks?)\s*$/i;

const carrier =
  '(?:signs?|banners?|posters?|(?:t-?)?shirts?|hoodies?|blackboards?|whiteboards?|chalkboards?|boards?|labels?|mugs?|notes?|cards?|screens?|billboards?|books?|cakes?|flags?|stickers?|logos?|neon|letters|texts?|titles?|doors?|walls?|plates?|hats?|caps?|bags?|placards?|boxes|box|tattoos?)';
const ending = '(?=[,.;:!?\\n]|$| (?:and|on|in|at|with|above|below|under|next|over|while|against) )';
const spelled = new RegExp(
  `\\b${carrier} (?:that |which )?(?:says?|saying|reads?|reading) (?!that\\b|["“«‘'])([^"“”«»‘’\\n]{1,40}?)${ending}`,
  'giu',
);
// A logo "called Muddy Paws" shows its name; a dog called Rex does not.
const namedOn =
  /\b(?:[Ll]ogo|[Ww]ordmark|[Ee]mblem|[Ll]abel|[Bb]anner|[Ss]ign|[Bb]usiness card|[Pp]ackaging|[Tt]-?shirt|[Mm]enu|[Cc]over|[Pp]oster|[Ff]lyer|[Ss]torefront)\b[^.]{0,60}\b(?:called|named|titled|with the name) (\p{Lu}[\p{L}\p{N}&'’-]*(?: (?:(?:&|and|of|the) )?\p{Lu}[\p{L}\p{N}&'’-]*){0,3})/gu;

const withWords =
  /\b(?:with|and|plus) (?:the |an? )?(?:words?|text|title|slogan|caption|inscription|message|lettering):? (?!that\b|["“«‘'])([^"“”«»‘’.,;:!?\n]{1,40})(?=[.,;:!?\n]|$)/giu;

/** "Title LISBOA", "headline: Summer Sale": words with capitals after what they are. */
const headed =
  /\b(?:[Tt]itled?|[Hh]eadline|[Hh]eading|[Ss]logan|[Tt]agline|[Cc]aption)(?: is|:)? (\p{Lu}[\p{L}\p{N}&'’!-]*(?: (?:\p{Lu}|\d|(?:of|the|and|in|on|for|to|a) (?=\p{Lu}))[\p{L}\p{N}&'’!-]*){0,5})/gu;

/** "Summer sale 50% off" on an advertisement. */
const offered = /(?:[:,] |\b(?:saying|with) )([^,.:;"\n]{0,30}\d ?% off)\b/gu;
const advertises = /\b(?:story|post|poster|banner|flyer|ad|advert|sign|billboard|coupon|voucher|sale)\b/i;

/** "Book cover: How to Sleep": words with capitals behind the piece that bears them. */
const borne =
  /\b(?:cover|poster|banner|sign|label|card|thumbnail): (\p{Lu}[\p{L}\p{N}’'-]*(?: (?:(?:of|the|and|in|on|for|to|a|your|is) )?\p{Lu}[\p{L}\p{N}’'-]*)+)(?=[,.!?]|$)/gu;

const unquoted = (text: string): Lettering[] =>
  [
    ...text.matchAll(spelled),
    ...text.matchAll(withWords),
    ...text.matchAll(namedOn),
    ...text.matchAll(headed),
    ...text.matchAll(borne),
    ...(advertises.test(text) ? text.matchAll(offered) : []),
  ].flatMap((match) => {
    const words = match[1] ?? '';
    const start = match.index + match[0].length - words.length;
    return words.trim() === '' ? [] : [{ start, end: start + words.length, words, bare: true }];
  });

/** Quotations in the goal, split into those to be drawn and those that only name something. */
export function findLettering(
  text: string,
  findPrinted: ((text: string) => readonly Lettering[]) | undefined,
): {
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
  const apart = (
    all: readonly Lettering[],
    taken: readonly { readonly start: number; readonly end: number }[],
  ): Lettering[] =>
    all.filter(({ start, end }) => !taken.some((each) => each.start < end && start < each.end));
  const spelt = apart(unquoted(text), quoted);
  const free = [...spelt, ...apart(findPrinted?.(text) ?? [], [...quoted, ...spelt])];
  return {
    drawn: [...drawn, ...free].toSorted((one, other) => one.start - other.start),
    quoted: [...quoted, ...free].toSorted((one, other) => one.start - other.start),
  };
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
