// Holds the built pages to their weight: node web/scripts/check-budgets.ts, after the build. Sizes, not times, so that it is the same everywhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type PageContext, publicPages } from '@whetstone/contract';

const root = fileURLToPath(new URL('../', import.meta.url));
const client = join(root, 'dist/client');
const kB = 1000;

/** In bytes as sent with gzip; the document with Brotli; fonts as they are. */
const budgets = {
  /** With its headers (937 bytes) a document fits what a server sends before it hears back: ten packets of 1460 bytes. */
  publicDocument: 13.65 * kB,
  publicScript: 10 * kB,
  publicTotal: 120 * kB,
  publicRequests: 15,
  /** With the loaders of the public pages that show cases, 0.1 kB, and messages that say how long they stay, 0.1 kB; the drawn signs of messages, 0.2 kB; notes on their lines and the message of every empty list, 0.2 kB; what a field says in place of the browser's bubble, 0.1 kB. */
  appStart: 144.8 * kB,
  /** Own models, context cards, trying, the undoing of presses the one button that changes its place and rewritings that stream added to the prompters and the account what is there before a press; the numbers at the questions 0.4 kB. */
  appRoute: 43.3 * kB,
  engine: 60 * kB,
};

const read = (path: string) => readFileSync(join(client, path));
const sizeOf = (path: string) =>
  /\.(?:woff2|webp)$/.test(path) ? read(path).length : gzipSync(read(path)).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const weigh = (paths: Iterable<string>) => sum([...paths].map(sizeOf));

/** A script with everything that it imports before it runs. */
function closure(paths: Iterable<string>, seen = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (seen.has(path)) continue;
    seen.add(path);
    const imports = read(path)
      .toString()
      .matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.$-]+\.js)["'`]/g);
    closure(
      [...imports].map(([, name]) => `/assets/${name}`),
      seen,
    );
  }
  return seen;
}

interface PageHandler {
  fetch(request: Request, options: { context: PageContext }): Promise<Response>;
}

const { default: handler } = (await import(pathToFileURL(join(root, 'dist/server/server.js')).href)) as {
  default: PageHandler;
};

const fromServer = pathToFileURL(join(root, '../server/src/services/desk/write-for-desk.ts')).href;
const { writeForDesk } = (await import(fromServer)) as Pick<PageContext, 'writeForDesk'>;
const unavailable = async () => new Response(null, { status: 404 });
const context: PageContext = { readApi: unavailable, askDesk: unavailable, writeForDesk };

const load = async (path: string) => {
  const request = new Request(`http://localhost${path}`, { headers: { accept: 'text/html' } });
  return (await handler.fetch(request, { context })).text();
};

const named = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].flatMap(([, path]) => path ?? []);
const scriptsOf = (html: string) => closure(named(html, /(?:src|href)="(\/assets\/[^"]+\.js)"/g));

/** What a reader sees, roughly: the document without styles, scripts and tags. */
const shownText = (html: string) => html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, ' ');

const inRange = (code: number, ranges: string) =>
  [...ranges.matchAll(/u\+([\da-f]+)(?:-([\da-f]+))?/gi)].some(
    ([, from = '', to = from]) => code >= parseInt(from, 16) && code <= parseInt(to, 16),
  );

/** The font files that `css` asks for to show `text`: a browser loads a face only where a letter of its range stands. */
const fontsFor = (text: string, css: string) => {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const ranges = /unicode-range:([^;]*)/.exec(face)?.[1];
    const isShown = ranges === undefined || codes.some((code) => inRange(code, ranges));
    return isShown ? named(face, /url\(["']?(\/assets\/[^"')]+\.woff2)/g) : [];
  });
};

const rows: { what: string; measured: number; allowed: number }[] = [];

for (const { path } of publicPages) {
  const html = await load(path);
  const scripts = scriptsOf(html);
  const sheets = named(html, /href="(\/assets\/[^"]+\.css)"/g);
  const fonts = [html, ...sheets.map((sheet) => read(sheet).toString())].flatMap((text) =>
    fontsFor(shownText(html), text),
  );
  // Of the two of a theme a reader loads one, in the larger size at most.
  const pictures = named(html, /srcSet="(\/captures\/[^" ]+-light-2x\.webp) 2x"/g);
  const files = new Set([...scripts, ...sheets, ...fonts, '/icon.svg']);
  rows.push({
    what: `${path} document`,
    measured: brotliCompressSync(html).length,
    allowed: budgets.publicDocument,
  });
  rows.push({ what: `${path} script`, measured: weigh(scripts), allowed: budgets.publicScript });
  rows.push({
    what: `${path} in all`,
    measured: gzipSync(html).length + weigh(files) + weigh(pictures),
    allowed: budgets.publicTotal,
  });
  rows.push({ what: `${path} requests`, measured: files.size + 1, allowed: budgets.publicRequests });
}

const start = scriptsOf(await load('/dashboard'));
rows.push({ what: 'app start', measured: weigh(start), allowed: budgets.appStart });

/** Chunks that hold a screen: others may bear the same name, as an engine's does. */
const screenChunks = readdirSync(join(client, 'assets')).filter(
  (file) => file.endsWith('.js') && /\bas component\b/.test(read(`/assets/${file}`).toString()),
);
const screens = readdirSync(join(root, 'src/routes/_app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('route.tsx'))
  .map(
    (file) =>
      file
        .replace(/\.tsx$/, '')
        .split(/[\\/]/)
        .at(-1) ?? file,
  );
for (const screen of screens) {
  const weights = screenChunks
    .filter((file) => file.startsWith(`${screen}-`) && /^[\w-]{8}\.js$/.test(file.slice(screen.length + 1)))
    .map((file) => weigh([...closure([`/assets/${file}`])].filter((path) => !start.has(path))));
  if (weights.length === 0) throw new Error(`No chunk was built for the screen ${screen}`);
  rows.push({ what: `screen ${screen}`, measured: Math.max(...weights), allowed: budgets.appRoute });
}

/** What of the engine stands in the browser's chunks, all together, as the build found it; before it is minified. */
const ofEngine = JSON.parse(readFileSync(join(root, 'dist/engine-in-browser.json'), 'utf8')) as object;
rows.push({
  what: 'engine, all chunks',
  measured: gzipSync(Object.values(ofEngine).join('\n')).length,
  allowed: budgets.engine,
});

const show = (bytes: number, what: string) =>
  what.endsWith('requests') ? String(bytes) : `${(bytes / kB).toFixed(3)} kB`;
for (const { what, measured, allowed } of rows)
  process.stdout.write(
    `${measured > allowed ? 'OVER' : 'ok  '}  ${what.padEnd(26)} ${show(measured, what).padStart(9)} of ${show(allowed, what)}\n`,
  );
if (rows.some(({ measured, allowed }) => measured > allowed)) process.exitCode = 1;
