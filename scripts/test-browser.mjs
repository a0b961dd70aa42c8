import { buildIfStale } from './build-if-stale.mjs';
import { findChromium } from './find-chromium.mjs';
import { installIfMissing } from './install-if-missing.mjs';
import { run } from './run.mjs';

installIfMissing();
const chromium = findChromium();
if (!chromium) {
  console.error('The browser tests did NOT run: no Chromium was found. Install one, or set CHROMIUM_PATH.');
  process.exit(1);
}
buildIfStale();
const ok = run(
  'browser tests',
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  { CHROMIUM_PATH: chromium },
);
process.exit(ok ? 0 : 1);
