// Lighthouse over the public pages, mobile settings: node bench/lighthouse.ts. Needs a build and a Chromium.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { publicPages } from '@whetstone/contract';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.mjs';
import { startServer } from './start-server.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const server = await startServer(join(folder, 'data'));
const debuggingPort = 3791;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    `--remote-debugging-port=${debuggingPort}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
  ],
});

/** Sizes of all pages as sent. */
const sizes = async (): Promise<string> => {
  const lengths: number[] = [];
  for (const { path } of publicPages) {
    const answer = await fetch(`${server.address}${path}`, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    lengths.push(Number(answer.headers.get('content-length')));
  }
  return lengths.join();
};

/** A server that has just begun packs its pages behind the first visit; a visitor meets one that has run a while. */
const untilPacked = async (): Promise<void> => {
  const pauseMs = 4_000;
  let [before, now] = ['', await sizes()];
  while (before !== now) {
    await sleep(pauseMs);
    [before, now] = [now, await sizes()];
  }
};

const figures: Record<string, Record<string, number>> = {};
try {
  await untilPacked();
  for (const { path } of publicPages) {
    const answer = await lighthouse(`${server.address}${path}`, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!answer) throw new Error(`Lighthouse gave no answer for ${path}`);
    const { lhr } = answer;
    const value = (audit: string) =>
      Math.round((lhr.audits[audit]?.numericValue ?? Number.NaN) * 1000) / 1000;
    figures[path] = {
      ...Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ),
      firstPaintMs: Math.round(value('first-contentful-paint')),
      largestPaintMs: Math.round(value('largest-contentful-paint')),
      blockingMs: Math.round(value('total-blocking-time')),
      layoutShift: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
    };
    console.log(path, JSON.stringify(figures[path]));
    const failed = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    );
    for (const { id, title } of failed) console.log(`  ${id}: ${title}`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
const results = join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'lighthouse.json'),
  `${JSON.stringify({ date: new Date().toISOString(), figures }, null, 2)}\n`,
);
