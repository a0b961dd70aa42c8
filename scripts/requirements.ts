// Writes docs/requirements.md from the list and from test titles; with --check it only says whether the page is current.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirements } from './requirement-list.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/requirements.md');
const title = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\[[A-Z]{2}-\d{2}\] ?)+)(.*?)\1/g;

const testFiles = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '')
  .toSorted();

const proofs = new Map<string, string[]>();
for (const file of testFiles) {
  for (const [, , ids = '', name = ''] of readFileSync(join(root, file), 'utf8').matchAll(title)) {
    for (const [, id = ''] of ids.matchAll(/\[([A-Z]{2}-\d{2})\]/g))
      proofs.set(id, [...(proofs.get(id) ?? []), `${name.trim()} (\`${file}\`)`]);
  }
}

/** Other prefixes number the engine's behaviours, in engine/SPEC.md and its neighbours. */
const prefixes = new Set(requirements.map(([id]) => id.slice(0, 2)));
const unknown = [...proofs.keys()]
  .filter((id) => prefixes.has(id.slice(0, 2)))
  .filter((id) => !requirements.some(([known]) => known === id));
if (unknown.length > 0)
  throw new Error(`Test titles name requirements that are not listed: ${unknown.join(', ')}`);

const proven = requirements.filter(([id]) => proofs.has(id)).length;
const text = [
  '# Requirements and their proofs',
  '',
  'Written by `npm run docs:requirements` from `scripts/requirement-list.ts` and from the titles of the tests; CI fails when it is out of date. **D** marks a decision. A row without a test is not claimed as built.',
  '',
  `${proven} of ${requirements.length} have at least one test that names them.`,
  '',
  '| Id | What it asks | Tests that name it |',
  '|---|---|---|',
  ...requirements.map(
    ([id, says]) =>
      `| ${id} | ${says} | ${(proofs.get(id) ?? ['none yet']).map((proof) => proof.replaceAll('|', '\\|')).join('<br>')} |`,
  ),
  '',
].join('\n');

if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') !== text) {
    console.error(
      'docs/requirements.md is out of date: run "npm run docs:requirements" and commit the result.',
    );
    process.exit(1);
  }
} else writeFileSync(page, text);
