// Requests a second for a kept page of the open library, 60 kB of HTML, at 16 readers, and what of it the database takes.
// PostgreSQL where TEST_DATABASE_URL says so, else the embedded database; figures to results/kept-pages-*.json.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createTestDatabase } from '@whetstone/database/testing';
import { keepLibraryPages, webPages, type PageHandler } from '../server/src/web-pages.ts';

const readers = 16;
const seconds = 5;
const html = `<!doctype html>${Array.from({ length: 1200 }, (_, at) => `<p class="row">Prompt ${at} of ${(at * 7919) % 1009}</p>`).join('\n')}`;

const drawn: PageHandler = {
  fetch: async () =>
    new Response(html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    }),
};

const measure = async (name: string, pages: PageHandler, headers: Record<string, string>) => {
  const app = webPages(
    pages,
    { siteUrl: 'http://localhost', captcha: null },
    () => ({ readApi: async () => new Response() }) as never,
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/library', agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.headers.etag));
      }).on('error', reject);
    });
  for (let warm = 0; warm < 200; warm += 1) await ask();
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const cpu = process.cpuUsage();
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < until) {
        const began = performance.now();
        await ask();
        times.push(performance.now() - began);
      }
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1));
  const figure = {
    name,
    a_second: Math.round(times.length / seconds),
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    processor_ms_each_client_included: Number(((user + system) / 1000 / times.length).toFixed(2)),
  };
  console.log(figure);
  agent.destroy();
  server.close();
  return figure;
};

const database = await createTestDatabase();
try {
  const gzip = { 'accept-encoding': 'gzip' };
  const figures = [
    await measure('kept', keepLibraryPages(drawn, database), gzip),
    await measure(
      'kept, no database',
      keepLibraryPages(drawn, { asService: (async () => '0') as never }),
      gzip,
    ),
  ];
  const engine = process.env['TEST_DATABASE_URL'] ? 'postgresql' : 'embedded';
  const report = { readers, bytes: html.length, load_average: loadavg()[0], figures };
  writeFileSync(
    join(import.meta.dirname, 'results', `kept-pages-${engine}.json`),
    `${JSON.stringify(report, null, 2)}\n`,
  );
} finally {
  await database.close();
}
