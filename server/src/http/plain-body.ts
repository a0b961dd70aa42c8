import { createMiddleware } from 'hono/factory';
import { ServiceError } from './service-error.ts';

/** Fields and entries of a JSON body at most: the longest list that a route takes has 500. */
const mostParts = 2000;

/** A shorter body cannot hold so many that it takes long. */
const looked = 8 * 1024;

const quote = 0x22;
const backslash = 0x5c;
const parts = new Set([...',:[{'].map((sign) => sign.charCodeAt(0)));

const stringEnd = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
};

/** Whether a JSON text has more parts than any request of ours: parsing and checking them would hold everybody up. */
const isTangled = (text: string): boolean => {
  let found = 0;
  for (let at = 0; at < text.length && found <= mostParts; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = stringEnd(text, at + 1);
    else if (parts.has(sign)) found += 1;
  }
  return found > mostParts;
};

/** Refuses a JSON body of very many parts before it is parsed. */
export const plainBody = createMiddleware(async (c, next) => {
  if (/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    const text = await c.req.text();
    if (text.length > looked && isTangled(text))
      throw new ServiceError('too_large', 'The request has too many fields or entries.');
  }
  await next();
});
