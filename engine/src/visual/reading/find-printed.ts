import type { Lettering } from './find-lettering.ts';

const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:r?uary|ch|il|e|y|ust|t|(?:t?em|o)ber)?';
const days = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|nes|rs|ur)?(?:day)?s?';
const hour = '(?:\\d{1,2}[:.]\\d{2}(?: ?[ap]\\.?m\\b\\.?)?|\\d{1,2} ?[ap]\\.?m\\b\\.?|noon|midnight)';
const hours = `${hour}(?: ?(?:to|until|till|-) ?(?:${hour}|\\d{1,2}))?|\\d{1,2} (?:to|until|till) \\d{1,2}(?= ?(?:[,.]|$| [ap]m))`;
const day = `(?:${days},? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: ?(?:to|and|-) ?\\d{1,2}(?:st|nd|rd|th)?)? (?:of )?(?:${months})\\b|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?\\b)(?:,? \\d{4})?|every ${days}(?: in (?:${months}))?|${days}(?= at\\b)`;
const printed: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:${day})(?:,? (?:at |from )?(?:${hours}))?|(?<![\\p{L}\\d:])(?:${hours})`,
    'giu',
  ),
  // A place or name with capitals, by itself between commas or after "at" and "for".
  /(?<=, |\bat (?:the )?|\bfor |\bby |\bwith )(?:St\. )?\p{Lu}[\p{L}’'&-]*(?: (?:(?:of|the|and|&|im|am|de|la) )?\p{Lu}[\p{L}’'&-]*){0,4}(?: \d+)?(?=[,.]|$| (?:on|at|in|from|and) )/gu,
  /(?<=, )free (?:entry|admission)(?=[,.]|$)/giu,
];
const bears =
  /\b(?:poster|flyer|leaflet|playbill|billboard|invitation|invite|save the date|(?:greeting|birthday|invitation|christmas|thank-you) card|postcard|voucher|gift card|banner|ticket|sign)\b/i;
const pair = /(?<=\bfor )(\p{Lu}[\p{L}’'-]+ (?:and|&) \p{Lu}[\p{L}’'-]+)(?=[,.]|$| (?:on|at|in) )/gu;
const noName =
  /^(?:Art \w+|Bauhaus|Christmas|Easter|Halloween|A\d|Instagram|Facebook|\p{L}+(?:ese|ish|ian))$/u;

/** Dates, hours, places and names that a poster or invitation is there to tell: words to be drawn, though nobody quoted them. */
export function findPrinted(text: string): readonly Lettering[] {
  const piece = bears.exec(text.slice(0, 200));
  if (piece === null) return [];
  const from = piece.index + piece[0].length;
  const spans = [...text.matchAll(pair), ...printed.flatMap((pattern) => [...text.matchAll(pattern)])]
    .filter(
      ({ index, 0: words }) =>
        index >= from && !noName.test(words) && !new RegExp(`^(?:${months}|${days})$`, 'iu').test(words),
    )
    .map(({ index, 0: words }) => ({
      start: index,
      end: index + words.trimEnd().length,
      words: words.trimEnd(),
      bare: true,
    }));
  return spans.filter(
    (span, index) => !spans.slice(0, index).some((other) => other.start < span.end && span.start < other.end),
  );
}

const event =
  /\b(?:poster|flyer|leaflet|playbill|billboard|banner|invitation) (?:for|to) (?:(?:an?|the|my|our|this year's) )?((?:[\p{L}\d’'&-]+ ){0,4}(?:anniversary|fair|market|festival|concert|tournament|party|sale|workshop|race|run|night|fete|exhibition|show|tour|opening|evening|quiz|marathon|gala|reading|ball|picnic|match|conference|day|cup|auction|recital|parade))(?=[,.]|$| (?:on|at|in|with|for|from|next|this) )/iu;

const announced = /^(?:an? )?(?:poster|flyer|leaflet|banner|invitation): ([\p{L}][\p{L} ’'&-]{3,40}?)(?=,)/iu;

const weekly = new RegExp(
  `^(?:an? )?(?:poster|flyer|leaflet|banner) for (?:(?:an?|the|my|our) )?((?:[\\p{L}\\d’'&-]+ ){1,5}?)(?=(?:on |at |from )?(?:${day}|${hour}))`,
  'iu',
);

/** What a poster announces, as its headline: "Summer Fair" of "poster for our summer fair". */
export function findHeadline(text: string): string | undefined {
  const head = text.slice(0, 300);
  const name = event.exec(head)?.[1] ?? announced.exec(head)?.[1] ?? weekly.exec(head)?.[1];
  return name
    ?.trim()
    .replace(/(?<![\p{L}’'])(?!the |and |for |with )\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}
