// Run by whatever Node the machine has: brings the project up to date, then hands over to the pinned Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale } from './build-if-stale.mjs';
import { installIfMissing, pinnedNode } from './install-if-missing.mjs';
import { root } from './project.mjs';

installIfMissing();
buildIfStale();
const server = spawn(
  pinnedNode,
  // This and MALLOC_ARENA_MAX: the defaults keep hundreds of megabytes that the server does not need.
  ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4', join('server', 'dist', 'main.js')],
  {
    cwd: root,
    stdio: 'inherit',
    // What Node compiled once need not be compiled at the next start.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      MALLOC_ARENA_MAX: '2',
      ...process.env,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 : 1)));
