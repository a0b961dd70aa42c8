// npm test: everything that needs no browser, then the browser's tests where a Chromium is found.
import { findChromium } from './find-chromium.mjs';
import { installIfMissing } from './install-if-missing.mjs';
import { run } from './run.mjs';

installIfMissing();
const units = run('tests without a browser', 'vitest', ['run']);
const hasBrowser = findChromium() !== undefined;
const browser = !hasBrowser || run('tests in a browser', 'node', ['scripts/test-browser.mjs']);
if (!hasBrowser)
  console.log('\nThe browser tests did NOT run: no Chromium was found. Install one, or set CHROMIUM_PATH.');
process.exit(units && browser ? 0 : 1);
