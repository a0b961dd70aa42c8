import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const compressible = /^(?:text\/|application\/(?:json|javascript|ld\+json|xml|manifest\+json)|image\/svg)/;
/** Below this a header costs more than it saves, in bytes. */
const smallest = 600;
/** Compressed bodies kept: the assets of a build and its public pages, which hardly ever change. */
const kept = 300;

const encoders = {
  br: (body: Buffer, isLasting: boolean) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isLasting ? 11 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, isLasting: boolean) => promisify(gzip)(body, { level: isLasting ? 9 : 6 }),
} as const;

type Encoding = keyof typeof encoders;

const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted ?? ''),
  );

/**
 * Compresses text answers with Brotli or gzip and gives every answer an ETag, so that an unchanged page costs 304.
 * Bodies are compressed once and remembered by their hash.
 */
export function compress(): MiddlewareHandler {
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  const encode = async (key: string, body: Buffer, encoding: Encoding, isLasting: boolean) => {
    const known = bodies.get(key);
    if (known) return known;
    const made = new Uint8Array(await encoders[encoding](body, isLasting));
    bodies.set(key, made);
    const oldest = bodies.keys().next().value;
    if (bodies.size > kept && oldest !== undefined) bodies.delete(oldest);
    return made;
  };
  return async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (
      status !== 200 ||
      !compressible.test(headers.get('content-type') ?? '') ||
      headers.has('content-encoding')
    )
      return;
    const body = Buffer.from(await c.res.arrayBuffer());
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const etag = `W/"${hash}"`;
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
    const encoding = body.length < smallest ? undefined : encodingFor(c.req.header('accept-encoding'));
    if (!encoding) {
      c.res = new Response(body, { status, headers: answered });
      return;
    }
    answered.set('content-encoding', encoding);
    const isLasting = headers.get('cache-control')?.includes('immutable') ?? false;
    c.res = new Response(await encode(`${encoding}${hash}`, body, encoding, isLasting), {
      status,
      headers: answered,
    });
  };
}
