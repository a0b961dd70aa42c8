// Takes the captures of the product that public pages show, into web/public/captures: npm run captures [-- -g "part of a name"]
import { join } from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { findChromium } from './find-chromium.mjs';
import { installIfMissing } from './install-if-missing.mjs';
import { root } from './project.mjs';
import { run } from './run.mjs';

installIfMissing();
const chromium = findChromium();
if (!chromium) {
  console.error('No captures were taken: no Chromium was found. Install one, or set CHROMIUM_PATH.');
  process.exit(1);
}
buildIfStale();
const ok = run(
  'captures',
  'playwright',
  ['test', '--config', 'e2e/pictures/captures.config.ts', ...process.argv.slice(2)],
  { CHROMIUM_PATH: chromium, PICTURES_DIR: join(root, 'web/public/captures') },
);
process.exit(ok ? 0 : 1);
