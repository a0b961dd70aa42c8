// Draws the social cards into public/og with a Chromium: node web/scripts/draw-social-cards.ts
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { socialCards } from './social-cards.ts';

const fonts = new URL('../src/styles/fonts/', import.meta.url);
const output = fileURLToPath(new URL('../public/og/', import.meta.url));
const largestBytes = 60_000;

const face = (family: string, file: string, weight: string) =>
  `@font-face{font-family:'${family}';src:url('${new URL(file, fonts).href}') format('woff2');font-weight:${weight}}`;

const styles = `
${face('Newsreader', 'newsreader-display.woff2', '480')}${face('Geist', 'geist.woff2', '400 550')}${face('Geist Mono', 'geist-mono.woff2', '400')}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;padding:64px 72px;background:#fcfbf8;color:#1a1815;font:400 24px/1.5 Geist;display:flex;flex-direction:column;overflow:hidden}
header{display:flex;align-items:center;gap:14px;font:480 34px/1 Newsreader;letter-spacing:-.02em}
h1{font:480 92px/1.03 Newsreader;letter-spacing:-.025em;margin:56px 0 auto;max-width:11.5em;text-wrap:balance}
section{display:grid;grid-template-columns:1fr 300px;border:1px solid #e7e3da;border-radius:16px;background:#fff}
section>*{padding:26px 32px}
p{font:400 25px/1.6 'Geist Mono'}
aside{border-left:1px solid #e7e3da;font-size:21px;line-height:1.4;color:#3f3b35;display:flex;gap:14px}
aside b,sup{color:#b93a0e;font:550 18px/1.4 Geist}
sup{vertical-align:.55em;line-height:0;margin-left:.15em}
del{color:#6b665c;text-decoration:line-through 2px #b93a0e}
ins{text-decoration:underline 2px #b93a0e;text-underline-offset:.3em;text-decoration-skip-ink:none}`;

const stone = `<svg width="46" height="31" viewBox="0 0 24 16"><path fill="#1a1815" d="M4.2 6h10.4a1.2 1.2 0 0 1 1.15 1.53l-1.4 4.9A1.8 1.8 0 0 1 12.6 13.7H2.2a1.2 1.2 0 0 1-1.15-1.53l1.4-4.9A1.8 1.8 0 0 1 4.2 6z"/><path d="M13.5 4.8 22 1.4" fill="none" stroke="#b93a0e" stroke-width="1.8" stroke-linecap="round"/></svg>`;

const marked = (line: string) =>
  `${line.replace(/~([^~]+)~/g, '<del>$1</del>').replace(/_([^_]+)_/g, '<ins>$1</ins>')}<sup>1</sup>`;

const page = ({ title, line, reason }: (typeof socialCards)[number]) =>
  `<!doctype html><meta charset="utf-8"><style>${styles}</style><header>${stone}Whetstone</header><h1>${title}</h1><section><p>${marked(line)}</p><aside><b>1</b><span>${reason}</span></aside></section>`;

const chromium = findChromium();
if (!chromium) throw new Error('No Chromium was found; name one in CHROMIUM_PATH.');
const folder = mkdtempSync(join(tmpdir(), 'social-cards-'));
for (const card of socialCards) {
  const source = join(folder, `${card.name}.html`);
  const target = join(output, `${card.name}.png`);
  writeFileSync(source, page(card));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-lcd-text',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
    '--window-size=1200,630',
    '--virtual-time-budget=2000',
    `--user-data-dir=${join(folder, 'profile')}`,
  ];
  const { status, stderr } = spawnSync(
    chromium,
    [...flags, `--screenshot=${target}`, pathToFileURL(source).href],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Drawing ${card.name} failed: ${stderr}`);
  const { size } = statSync(target);
  if (size > largestBytes) throw new Error(`${card.name}.png has ${size} bytes, more than ${largestBytes}`);
  process.stdout.write(`${card.name}.png ${size} bytes\n`);
}
rmSync(folder, { recursive: true });
