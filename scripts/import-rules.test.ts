import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

describe('the import rules', () => {
  it.each(['contract', 'engine', 'web'])('refuse a deliberately wrong import in %s', (workspace) => {
    expect(refused).toContain(`scripts/fixtures/${workspace}/wrong-import.ts`);
  });

  it('refuse a generator in web', () => {
    expect(refused).toContain('scripts/fixtures/web/generator-import.ts');
  });

  it.each(['right-import', 'engine-types'])(
    'let web import types, and small doors of the engine: %s',
    (name) => {
      expect(refused).not.toContain(`scripts/fixtures/web/${name}.ts`);
    },
  );
});
