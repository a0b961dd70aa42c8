// Largest paint of public pages on a slow line: node bench/largest-paint.ts. Needs a build and a Chromium.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.mjs';
import { startServer } from './start-server.ts';

const paths = ['/', '/features', '/pricing', '/library'];
const visits = 7;
/** Lighthouse's slow 4G, held by the browser to every answer: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const line = { downMbit: 1.6, upMbit: 0.75, roundTripMs: 150 };
const bytesPerMbit = 1_000_000 / 8;
const phone = { width: 390, height: 844 };
/** The largest paint may be replaced until then, in milliseconds after loading. */
const settledMs = 500;

interface Paint {
  ms: number;
  /** The element that was painted last and largest. */
  what: string;
}

/** One visit with an empty cache. */
async function visit(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.roundTripMs,
      downloadThroughput: line.downMbit * bytesPerMbit,
      uploadThroughput: line.upMbit * bytesPerMbit,
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(settledMs);
    return await page.evaluate<Paint>(`new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1);
        resolve({ ms: Math.round(last.startTime), what: last.element?.tagName.toLowerCase() ?? 'gone' });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    })`);
  } finally {
    await context.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'largest-paint-'));
const server = await startServer(join(folder, 'data'));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const figures: Record<string, { medianMs: number; slowestMs: number; what: string }> = {};
try {
  for (const path of paths) {
    // The first visit has the server draw and pack the page.
    await visit(browser, server.address + path);
    const paints: Paint[] = [];
    for (let count = 0; count < visits; count += 1) paints.push(await visit(browser, server.address + path));
    const sorted = paints.toSorted((a, b) => a.ms - b.ms);
    const middle = sorted[Math.floor(visits / 2)];
    if (!middle) throw new Error(`Nothing was painted at ${path}`);
    figures[path] = { medianMs: middle.ms, slowestMs: sorted.at(-1)?.ms ?? middle.ms, what: middle.what };
    console.log(path, JSON.stringify(figures[path]));
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
const results = join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'largest-paint.json'),
  `${JSON.stringify({ date: new Date().toISOString(), line, phone, visits, figures }, null, 2)}\n`,
);
