import { publicPages } from '@whetstone/contract';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { compress } from './http/compress.ts';
import { warmPages } from './warm-pages.ts';

it('the first visitor after a start gets each public page packed as small as later ones', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => (index * index).toString(36)).join(' ');
  const pages = () => new Hono().use(compress()).get('*', (c) => c.text(`${c.req.path} ${words}`));
  const sizeOf = async (app: Hono, path: string) => {
    const answer = await app.request(path, { headers: { 'accept-encoding': 'br' } });
    return (await answer.arrayBuffer()).byteLength;
  };
  const [cold, warm] = [pages(), pages()];
  await warmPages(warm);
  for (const { path } of publicPages) {
    const quick = await sizeOf(cold, path);
    await vi.waitFor(async () => expect(await sizeOf(warm, path)).toBeLessThan(quick), { timeout: 5000 });
  }
});
