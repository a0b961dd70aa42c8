// The server restarts when its sources change; the pages reload by Vite.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installIfMissing, pinnedNode } from './install-if-missing.mjs';
import { root } from './project.mjs';

installIfMissing();
const watched = ['server', 'auth', 'database', 'contract', 'engine'].map(
  (name) => `--watch-path=${join(name, 'src')}`,
);
const server = spawn(
  pinnedNode,
  [
    '--disable-warning=ExperimentalWarning',
    ...watched,
    '--watch-preserve-output',
    join('server', 'src', 'dev.ts'),
  ],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
