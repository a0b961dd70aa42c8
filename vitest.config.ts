import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[], extra: object = {}) => ({
  test: { name, include, environment: 'node', ...extra },
});

export default defineConfig({
  test: {
    // Files share a worker's modules: half the time. A test that leaves global state behind shows itself at once.
    isolate: false,
    // The default leaves one core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      node('engine', ['engine/src/**/*.test.ts']),
      node('contract', ['contract/src/**/*.test.ts']),
      node('database', ['database/src/**/*.test.ts'], { testTimeout: 30_000, hookTimeout: 60_000 }),
      node('auth', ['auth/src/**/*.test.ts'], { testTimeout: 30_000, hookTimeout: 60_000 }),
      node('server', ['server/src/**/*.test.ts'], { testTimeout: 30_000, hookTimeout: 60_000 }),
      node('web', ['web/{src,vite}/**/*.test.ts']),
      node('screens', ['web/src/**/*.test.tsx'], {
        environment: 'happy-dom',
        setupFiles: 'web/src/testing/after-each-test.ts',
        environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
      }),
      node('bench', ['bench/**/*.test.ts'], { testTimeout: 60_000 }),
      node('house', ['scripts/*.test.ts'], { testTimeout: 60_000 }),
    ],
  },
});
