// Figures of this machine, written down: npm run bench. Ratios against a baseline of the same run travel; milliseconds do not.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFigures } from './engine.ts';
import { startFigures } from './start.ts';

const figures = {
  date: new Date().toISOString(),
  node: process.version,
  start: await startFigures(),
  engine: engineFigures(),
};
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'run.json'), `${JSON.stringify(figures, null, 2)}\n`);
console.log(JSON.stringify(figures, null, 2));
