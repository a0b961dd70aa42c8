import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publicPages } from '@whetstone/contract';

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

/** Whether a sheet says anything about a class; `group` only marks an element for others. */
const styles = (sheet: string, name: string): boolean => {
  const selector = `.${name.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`)}`;
  return sheet.split(selector).some((rest, index) => index > 0 && !/^[\w\\-]/.test(rest)) && name !== 'group';
};

test('a plain document brings every style that its elements ask for', async ({ request }) => {
  const sheet = (await readdir(assets)).find((name) => /^app-.*\.css$/.test(name));
  const whole = await readFile(join(assets, sheet ?? ''), 'utf8');
  const missing = new Set<string>();
  const list = (await (await request.get('/api/library?limit=1')).json()) as { items: { id: string }[] };
  const prompt = `/library/${list.items[0]?.id ?? ''}`;
  for (const page of [...publicPages.map(({ path }) => path), prompt]) {
    const html = await (await request.get(page)).text();
    const own = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(own).not.toBe('');
    const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, given = '']) => given.split(/\s+/));
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) {
      const shown = name.replaceAll('&amp;', '&');
      if (styles(whole, shown) && !styles(own, shown)) missing.add(`${name} on ${page}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test('pages are drawn by React’s production build, which came along', async () => {
  const folder = join(import.meta.dirname, '..', 'web', 'dist', 'server');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  expect(texts.some((text) => text.includes('react-dom-server.node.production'))).toBe(true);
  for (const text of texts) {
    expect(text).not.toContain('react-dom-server.node.development');
    expect(text).not.toMatch(/\bfrom\s*["']react(?:-dom)?(?:\/[\w.-]+)?["']/);
  }
});
