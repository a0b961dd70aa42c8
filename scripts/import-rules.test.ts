import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const fixtures = join(import.meta.dirname, 'fixtures');
const config = join(fixtures, `.oxlintrc.${process.pid}.json`);

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

let refused: string[];

beforeAll(() => {
  const rules = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as object;
  writeFileSync(config, JSON.stringify({ ...rules, ignorePatterns: [] }));
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', config, '-f', 'json', 'scripts/fixtures'],
    { cwd: root, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  refused = diagnostics
    .filter(({ code }) => /^(?:boundaries\(dependencies\)|eslint\(no-restricted-imports\))$/.test(code))
    .map((diagnostic) => diagnostic.filename);
});
afterAll(() => rmSync(config, { force: true }));

/** Fixtures say by their names what is right; the place of a file decides which rules hold for it. */
const named = (pattern: string) => globSync(`scripts/fixtures/**/${pattern}.ts`, { cwd: root });

describe('the import rules', () => {
  it.each(['contract', 'engine', 'web', 'web/src/public', 'web/src/app', 'web/src/shared'])(
    'are tried on wrong imports in %s',
    (room) => {
      expect(named('wrong-*').some((file) => file.startsWith(`scripts/fixtures/${room}/`))).toBe(true);
    },
  );

  it.each(named('wrong-*'))('refuse %s', (file) => {
    expect(refused).toContain(file);
  });

  it.each(named('right-*'))('allow %s', (file) => {
    expect(refused).not.toContain(file);
  });
});
