import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const firstPage = async (port: number, began: number): Promise<number> => {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (answer?.ok) return (performance.now() - began) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** The process and all that came from it. */
const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

const start = async (folder: string, port: number) => {
  const began = performance.now();
  const starter = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const seconds = await firstPage(port, began);
  return { starter, seconds };
};

/** Ends the whole family and waits until all are gone: npm leaves before the server does, and the next one wants its directory. */
const stop = async (starter: ChildProcess) => {
  if (!starter.pid) return;
  const family = familyOf(starter.pid);
  process.kill(-starter.pid, 'SIGTERM');
  while (family.some((pid) => existsSync(`/proc/${pid}`)))
    await new Promise((resolve) => setTimeout(resolve, 50));
};

/** Seconds from `npm start` in a fresh clone to the first page, of a second start, and the resident memory at rest in MB (Linux). */
export const startFigures = async () => {
  const port = 3811;
  const folder = mkdtempSync(join(tmpdir(), 'whetstone-bench-'));
  try {
    spawnSync('git', ['clone', '-q', root, folder]);
    const fresh = await start(folder, port);
    await stop(fresh.starter);
    const second = await start(folder, port);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const memory = familyOf(second.starter.pid ?? 0).map(residentMb);
    await stop(second.starter);
    return {
      freshCloneToFirstPageS: Number(fresh.seconds.toFixed(1)),
      secondStartToFirstPageS: Number(second.seconds.toFixed(2)),
      serverAtRestMb: Math.round(Math.max(...memory)),
      withNpmAndStarterAtRestMb: Math.round(memory.reduce((sum, mb) => sum + mb, 0)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
