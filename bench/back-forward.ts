// Whether the browser keeps each public page whole for the way back: node bench/back-forward.ts. Needs a build and
// Debian's full chromium: the small one and Playwright's defaults switch that cache off.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicPages } from '@whetstone/contract';
import { chromium } from 'playwright-core';
import { startServer } from './start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'back-forward-'));
const server = await startServer(join(folder, 'data'));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});

const kept: Record<string, boolean> = {};
try {
  const page = await browser.newPage();
  for (const { path } of publicPages) {
    await page.goto(`${server.address}${path}`);
    await page.evaluate(() => Object.assign(globalThis, { leftHere: true }));
    await page.goto(`${server.address}${path === '/about' ? '/terms' : '/about'}`);
    // A kept page is shown without a load, for which goBack would wait.
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(`${server.address}${path}`, { waitUntil: 'commit' });
    kept[path] = await page.evaluate(() => 'leftHere' in globalThis);
    console.log(path, kept[path] ? 'kept' : 'loaded again');
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
const results = join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'back-forward.json'),
  `${JSON.stringify({ date: new Date().toISOString(), kept }, null, 2)}\n`,
);
