import { runAll } from './run.mjs';

runAll([
  ['route tree', 'node', ['web/scripts/generate-route-tree.ts']],
  ['types: engine, without Node and browser', 'tsc', ['-p', 'engine']],
  ['types: server side', 'tsc', ['-p', '.']],
  ['types: web', 'tsc', ['-p', 'web']],
  ['types: browser tests', 'tsc', ['-p', 'e2e']],
]);
