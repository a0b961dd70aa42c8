import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { compress } from './compress.ts';

const page = '<p>The same words, again and again.</p>'.repeat(100);
const app = new Hono()
  .use(compress())
  .get('/page', (c) => c.html(page))
  .get('/file', (c) => c.html(page, 200, { 'content-length': String(page.length) }))
  .get('/small', (c) => c.text('ok'))
  .get('/picture', (c) => c.body(page, 200, { 'content-type': 'image/png' }))
  .get('/gone', (c) => c.html(page, 404));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('compress', () => {
  it('answers in Brotli where it is accepted, else in gzip, else plainly', async () => {
    const brotli = await get('/page', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toContain('accept-encoding');
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(page);
    const zipped = await get('/page', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(await bytes(zipped)).toString()).toBe(page);
    const plain = await get('/page');
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, page]);
  });

  it('packs what is asked for again thoroughly, while nobody waits', async () => {
    const words = Array.from({ length: 4000 }, (_, index) => (index * index).toString(36)).join(' ');
    const busy = new Hono().use(compress()).get('/words', (c) => c.text(words));
    const sizeOf = async () => {
      const answer = await busy.request('/words', { headers: { 'accept-encoding': 'br' } });
      const packed = await bytes(answer);
      expect(brotliDecompressSync(packed).toString()).toBe(words);
      return packed.length;
    };
    const quick = await sizeOf();
    expect(await sizeOf()).toBe(quick);
    await vi.waitFor(async () => expect(await sizeOf()).toBeLessThan(quick), { timeout: 5000 });
  });

  it('gives no ETag to a question for the headers alone, whose empty body is not the page', async () => {
    const answer = await app.request('/page', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null]);
  });

  it('drops the length of the plain body, for which the browser would wait', async () => {
    const answer = await get('/file', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-length')).toBeNull();
  });

  it('answers 304 without a body to whoever has the page, and 200 to whoever has another', async () => {
    const etag = (await get('/page')).headers.get('etag') ?? '';
    const again = await get('/page', { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/page', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it.each(['/small', '/picture', '/gone'])('leaves %s as it is', async (path) => {
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});
