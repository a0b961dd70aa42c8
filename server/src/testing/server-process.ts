import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Sends the signal and waits for the end; answers the exit code, null after a signal. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

const entry = fileURLToPath(new URL('./api-only.ts', import.meta.url));

/** Starts the server in a process of its own; answers its exit code instead when it ends before it is ready. */
export const startServerProcess = async (
  environment: Record<string, string>,
): Promise<ServerProcess | { exitCode: number | null; output: string }> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  const ready = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /ready at (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const first = await Promise.race([ready, ended.then(([code]) => ({ exitCode: code }))]);
  if (typeof first !== 'string') return { ...first, output };
  return {
    url: first,
    process: child,
    end: async (signal) => {
      child.kill(signal);
      return (await ended)[0];
    },
  };
};
