import type { Shape } from '../plan/shape.ts';
import { classOfNoun } from './subject-words.ts';

/** What the picture is for, where the goal ends on it. Offsets cover the words that may leave the scene. */
export interface Use {
  readonly start: number;
  readonly end: number;
  /** What the use asks of the frame; empty where it asks nothing. */
  readonly layout: string;
  readonly shape: Shape | undefined;
}

const beside = 'main subject to one side, the other side calm and empty for a headline';
const owner = '(?:(?:the|my|our|an?|his|her|their) )?';
const wide = 'header|hero|banner|landing page|home ?page|presentation|slides?';
const advert = 'ads?|adverts?|advertisements?|commercials?|campaign';
const other =
  'blog|article|newsletter|brochure|web ?site|web ?shop|shop(?: page)?|store|menu|catalogue|instagram|tik ?tok|whats ?app|facebook|linkedin|pinterest|etsy(?: shop)?|amazon|social media';
const tail = new RegExp(
  `(?:, ?(?:for |on )?| for )${owner}(?:(?:company|web ?site|shop|restaurant|online|product|stock) )?(?:(${wide})|(${advert})|${other})(?=[,.]|$)|(?<=^(?:[\\p{L}-]+ ){0,3}[\\p{L}-]+)(?<!social media|instagram|facebook) ()(${advert})(?=[,:]|$)`,
  'iu',
);

/** ", ad", "for our website header": said of the picture, not to be seen in it. */
export function findUse(text: string): Use | undefined {
  const found = tail.exec(text.slice(0, 600));
  if (found === null || (text.slice(0, found.index).trim().split(' ').length < 2 && found[4] === undefined))
    return undefined;
  // "A queue for the shop" stands there.
  if (
    /^ for (?:the|an?) (?:shop|store|web ?site)$/i.test(found[0]) &&
    !/photo|shot|picture|image|illustration/i.test(text.slice(0, found.index))
  )
    return undefined;
  const [all, isWide, isAd = found[4]] = found;
  return {
    start: found.index,
    end: found.index + all.length,
    layout:
      isWide === undefined ? (isAd === undefined ? '' : 'calm area kept free for a line of text') : beside,
    shape: isWide === undefined ? undefined : 'wide',
  };
}

const header =
  /^(?:(?:an?|the) )?(?:(?:website|web page|blog|homepage|page) )?(?:hero(?: image| banner)?|header(?: image)?|banner|cover photo) (?:for|about|of|showing|with) (?:(?:an?|the|my|our) )?([^.,:]{3,60}?)(?: (?:website|web ?site|web page|homepage|home page|blog|page|shop page|newsletter))?$/i;

/** A header without lettering is a scene with room in it: what it shows, and the words around that. */
export function findHeaderScene(
  text: string,
): { readonly leadInLength: number; readonly use: Use } | undefined {
  const shown = header.exec(text.slice(0, 160))?.[1];
  if (
    shown === undefined ||
    text.length > 160 ||
    classOfNoun(shown.toLowerCase().split(' ').at(-1) ?? '') === 'unknown'
  )
    return undefined;
  const start = text.indexOf(shown, text.search(/ (?:for|about|of|showing|with) /i));
  return {
    leadInLength: start,
    use: { start: start + shown.length, end: text.length, layout: beside, shape: 'wide' },
  };
}
