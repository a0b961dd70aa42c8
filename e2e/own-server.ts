import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

/** A fresh database takes its time where others work, too. */
const startMs = 90_000;

const entry = fileURLToPath(new URL('./start-server.ts', import.meta.url));

/** A server for one file of journeys, with settings or a clock that the others must not meet. It takes the ports `offset`, and a thousand and two thousand more, above the common server's. */
export const startOwnServer = async (offset: number, environment: Record<string, string> = {}) => {
  test.setTimeout(startMs + 30_000);
  const port = Number(process.env['E2E_PORT'] ?? 3711) + offset;
  const siteUrl = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: { ...process.env, TRUSTED_PROXY_HOPS: '1', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await expect
      .poll(async () => (await fetch(`${siteUrl}/health/ready`).catch(() => null))?.status, {
        timeout: startMs,
      })
      .toBe(200);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    siteUrl,
    /** Moves the server's clock ahead, seen from the real one. */
    setAhead: (ms: number) =>
      new Promise<void>((resolve) => {
        child.once('message', () => resolve());
        child.send(ms);
      }),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
