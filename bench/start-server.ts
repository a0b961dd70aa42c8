import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(import.meta.dirname, '..', 'server', 'dist', 'main.js');

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the built server (`npm run build`) over a data directory of its own and resolves once it answers. BENCH_URL names one that runs already. */
export async function startServer(dataDir: string): Promise<RunningServer> {
  const running = process.env['BENCH_URL'];
  if (running) return { address: running, stop: async () => undefined };
  const port = 3790;
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...process.env, PORT: String(port), SITE_URL: address, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
    if (answer?.ok) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error('The server did not answer within 30 seconds');
}
