import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const assets = join(import.meta.dirname, '..', 'web', 'dist', 'client', 'assets');

test('built files are sent as they were packed at build, for a year, and to others unpacked', async ({
  request,
}) => {
  const packed = (await readdir(assets)).filter(
    (name) => name.endsWith('.js.br') || name.endsWith('.css.br'),
  );
  expect(packed.length).toBeGreaterThan(20);
  for (const name of packed.slice(0, 5)) {
    const path = `/assets/${name.slice(0, -'.br'.length)}`;
    const sent = async (encodings: string) =>
      (await request.get(path, { headers: { 'accept-encoding': encodings } })).headers();
    const sizeOf = async (file: string) => String((await stat(join(assets, file))).size);
    expect(await sent('gzip, deflate, br')).toMatchObject({
      'content-encoding': 'br',
      'content-length': await sizeOf(name),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sent('gzip')).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': await sizeOf(name.replace(/\.br$/, '.gz')),
    });
    expect((await sent('identity'))['content-encoding']).toBeUndefined();
  }
});
