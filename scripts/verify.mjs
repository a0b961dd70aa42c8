// What CI runs. Needs a Chromium and a PostgreSQL server on the machine.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfMissing } from './install-if-missing.mjs';
import { root } from './project.mjs';
import { runAll } from './run.mjs';

installIfMissing();
const goals = join(root, '..', 'shared', 'goals');
runAll([
  ['checks', 'node', ['scripts/check.mjs']],
  ['npm test', 'npm', ['test']],
  ['size budgets', 'node', ['web/scripts/check-budgets.ts']],
  ['the same on PostgreSQL', 'npm', ['run', 'test:postgres']],
  ...(existsSync(goals) ? [['real goals', 'npm', ['run', 'test:goals', '--', goals]]] : []),
]);
