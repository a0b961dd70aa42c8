import type { Context, MiddlewareHandler } from 'hono';

/** The rest of a refused body is read so far, and so long, before the answer. */
const restBytes = 32 * 1024 * 1024;
const restMs = 5000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Length of the body as the request states it; null where it comes in pieces. */
const statedLength = (c: Context): number | null => {
  const length = c.req.header('content-length');
  return length === undefined || c.req.header('transfer-encoding') !== undefined ? null : Number(length);
};

/** The whole body, or null where it is longer. */
const readUpTo = async (reader: Reader, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(Buffer.concat(pieces));
    size += value.length;
    if (size > maxBytes) return null;
    pieces.push(value);
  }
};

/** Reads and forgets. Answers whether the end was reached. */
const readRest = async (reader: Reader): Promise<boolean> => {
  const until = performance.now() + restMs;
  for (let size = 0; size <= restBytes && performance.now() < until;) {
    const { done, value } = await reader.read();
    if (done) return true;
    size += value.length;
  }
  return false;
};

/**
 * Refuses a body that is longer than `maxBytes`, after reading it to its end: a client that is still sending would not
 * hear the answer, and its next request on the connection would fail. Hono's own middleware answers at once.
 */
export const limitBody =
  (maxBytes: number, refuse: () => never): MiddlewareHandler =>
  async (c, next) => {
    const length = statedLength(c);
    // The body is not touched here: a stream that nobody reads to its end costs the connection.
    if (length !== null && length <= maxBytes) return next();
    const reader = c.req.raw.body?.getReader();
    if (!reader) return next();
    const body = length === null ? await readUpTo(reader, maxBytes) : null;
    if (body) {
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body });
      return next();
    }
    if (!(await readRest(reader))) c.header('connection', 'close');
    return refuse();
  };
