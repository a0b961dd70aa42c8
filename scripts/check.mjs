// Everything that needs no test run: format, lint, types, dead code, documents.
import { runAll } from './run.mjs';

runAll([
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['types', 'node', ['scripts/types.mjs']],
  ['dead code', 'knip', []],
  ['requirements page', 'node', ['scripts/requirements.ts', '--check']],
  ['schema page', 'node', ['scripts/schema.ts', '--check']],
]);
