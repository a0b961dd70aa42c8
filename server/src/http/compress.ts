import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { etagOf } from './etag-of.ts';

const compressible = /^(?:text\/|application\/(?:json|javascript|ld\+json|xml|manifest\+json)|image\/svg)/;
/** Below this a header costs more than it saves, in bytes. */
const smallest = 600;
/** Compressed bodies kept: public pages, which hardly ever change. Built files come packed. */
const kept = 300;

const encoders = {
  br: (body: Buffer, isThorough: boolean) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isThorough ? 11 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, isThorough: boolean) => promisify(gzip)(body, { level: isThorough ? 9 : 6 }),
} as const;

type Encoding = keyof typeof encoders;

const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted ?? ''),
  );

interface Packed {
  bytes: Uint8Array<ArrayBuffer>;
  isThorough: boolean;
}

/**
 * Compresses text answers with Brotli or gzip and gives every answer an ETag, so that an unchanged page costs 304.
 * Bodies are remembered by their ETag: packed quickly for whoever asks first, thoroughly behind the answer once they
 * are asked for again. An answer that brings an ETag is known by it, and not read where it lies there packed.
 */
export function compress(): MiddlewareHandler {
  const bodies = new Map<string, Packed>();
  const pack = async (body: Buffer, encoding: Encoding, isThorough: boolean): Promise<Packed> => ({
    bytes: new Uint8Array(await encoders[encoding](body, isThorough)),
    isThorough,
  });
  const encode = async (key: string, read: () => Promise<Buffer>, encoding: Encoding) => {
    const known = bodies.get(key);
    if (known) {
      if (!known.isThorough) {
        known.isThorough = true;
        void pack(await read(), encoding, true).then((better) => bodies.has(key) && bodies.set(key, better));
      }
      return known.bytes;
    }
    const made = await pack(await read(), encoding, false);
    bodies.set(key, made);
    const oldest = bodies.keys().next().value;
    if (bodies.size > kept && oldest !== undefined) bodies.delete(oldest);
    return made.bytes;
  };
  return async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (
      c.req.method === 'HEAD' ||
      status !== 200 ||
      !compressible.test(headers.get('content-type') ?? '') ||
      headers.has('content-encoding')
    )
      return;
    const { res } = c;
    let bytes: Buffer | undefined;
    const read = async () => (bytes ??= Buffer.from(await res.arrayBuffer()));
    const etag = headers.get('etag') ?? etagOf(await read());
    const answered = new Headers(headers);
    answered.set('etag', etag);
    answered.append('vary', 'accept-encoding');
    answered.delete('content-length');
    // Hono adds the old answer's headers to a new one, its length too: the browser would wait for bytes that never come.
    c.res = undefined;
    if (c.req.header('if-none-match') === etag) {
      c.res = new Response(null, { status: 304, headers: answered });
      return;
    }
    const encoding = encodingFor(c.req.header('accept-encoding'));
    const key = `${encoding}${etag}`;
    if (!encoding || (!bodies.has(key) && (await read()).length < smallest)) {
      c.res = new Response(new Uint8Array(await read()), { status, headers: answered });
      return;
    }
    answered.set('content-encoding', encoding);
    c.res = new Response(await encode(key, read, encoding), { status, headers: answered });
  };
}
