import type { FrozenSpan } from './frozen-spans.ts';

/** Kinds of fact whose presence in the goal decides whether a blank is needed. */
export interface KnownFacts {
  readonly name: boolean;
  readonly date: boolean;
  readonly time: boolean;
  readonly place: boolean;
  readonly link: boolean;
  readonly amount: boolean;
  readonly quoted: boolean;
}

/** Which kinds of fact the instructions of a goal already hold. */
export const readFacts = (text: string, frozen: readonly FrozenSpan[]): KnownFacts => ({
  name: frozen.some((span) => span.kind === 'name'),
  date: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december)\b|\b\d{1,2}[./]\d{1,2}[./]?|\b20\d\d\b|\b(?:tomorrow|tonight|today|yesterday|this (?:week|weekend|month)|next (?:week|month|year))\b/i.test(
    text,
  ),
  time: /\b\d{1,2}(?::\d\d)?\s?(?:am|pm|h|o'clock)\b|\b\d{1,2}:\d\d\b|\bnoon\b|\bmidnight\b/i.test(text),
  place:
    /\b(?:at|in|near) (?:the )?\p{Lu}/u.test(text) ||
    /\b(?:online|zoom|teams|webinar|room|office|hall|church|park)\b/i.test(text),
  link: frozen.some((span) => span.kind === 'url'),
  amount: /[$€£¥]\s?\d|\b\d+(?:[.,]\d+)?\s?(?:%|percent|dollars|euros|pounds|usd|eur)/i.test(text),
  quoted: frozen.some((span) => span.kind === 'quote'),
});
