import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, seconds } from './project.mjs';

const installed = join(root, 'node_modules', '.package-lock.json');

/** Node as pinned in package.json, whatever the machine has. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const isFresh = () =>
  existsSync(pinnedNode) &&
  existsSync(installed) &&
  statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;

/** Installs what the lock file names, when it is not there yet. Ends the process when that fails. */
export const installIfMissing = () => {
  if (isFresh()) return;
  const began = Date.now();
  console.log('Installing packages (about 40 seconds the first time) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Installing failed; npm says why above.');
    process.exit(1);
  }
  console.log(`Packages installed in ${seconds(began)}.`);
};
