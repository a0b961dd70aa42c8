// Pictures of every screen and state, two sizes, both themes: npm run pictures -- OUT [-g "part of a name"]
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { findChromium } from './find-chromium.mjs';
import { installIfMissing } from './install-if-missing.mjs';
import { run } from './run.mjs';

const [output, ...options] = process.argv.slice(2);
if (!output || output.startsWith('-')) {
  console.error('Say where the pictures go: npm run pictures -- OUT [-g "part of a name"]');
  process.exit(2);
}
installIfMissing();
const chromium = findChromium();
if (!chromium) {
  console.error('No pictures were taken: no Chromium was found. Install one, or set CHROMIUM_PATH.');
  process.exit(1);
}
buildIfStale();
const folder = resolve(output);
mkdirSync(folder, { recursive: true });
const ok = run(
  'pictures',
  'playwright',
  ['test', '--config', 'e2e/pictures/playwright.config.ts', ...options],
  { CHROMIUM_PATH: chromium, PICTURES_DIR: folder },
);

const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('.png'))
  .sort();
const cells = pictures.map(
  (name) =>
    `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy"></a><figcaption>${name.slice(0, -4)}</figcaption></figure>`,
);
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{font:13px system-ui;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:300px}img{width:300px;height:240px;object-fit:cover;object-position:top;border:1px solid #ccc}</style>${cells.join('\n')}\n`,
);
console.log(`${pictures.length} pictures, to look through in ${join(folder, 'index.html')}`);
process.exit(ok ? 0 : 1);
