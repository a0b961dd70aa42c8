import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { pinnedNode } from './install-if-missing.mjs';
import { root, seconds } from './project.mjs';

const bin = join(root, 'node_modules', '.bin');

/** Runs one step with the pinned Node first in the path; answers whether it went well and how long it took. */
export const run = (name, command, args, env = {}) => {
  const began = Date.now();
  console.log(`\n== ${name}`);
  const path = [dirname(pinnedNode), bin, process.env.PATH].join(delimiter);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ...env },
    shell: process.platform === 'win32',
  });
  const ok = status === 0;
  console.log(`== ${name}: ${ok ? 'passed' : 'FAILED'} after ${seconds(began)}`);
  return ok;
};

/** Runs steps until one fails; ends the process with 1 then. */
export const runAll = (steps) => {
  for (const [index, [name, command, args, env]] of steps.entries()) {
    if (!run(name, command, args, env)) {
      console.log(`steps: ${index} passed, 1 failed`);
      process.exit(1);
    }
  }
  console.log(`steps: ${steps.length} passed, 0 failed`);
};
