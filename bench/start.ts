import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

const stop = async (starter: ChildProcess) => {
  const ended = new Promise((resolve) => starter.once('exit', resolve));
  if (starter.pid) process.kill(-starter.pid, 'SIGTERM');
  await ended;
};

/** Seconds from `npm start` in a fresh clone to the first page, of a second start, and the resident memory at rest in MB (Linux). */
export const startFigures = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whetstone-bench-'));
  try {
    spawnSync('git', ['clone', '-q', root, folder]);
    const fresh = await start(folder, 3811);
    await stop(fresh.starter);
    const second = await start(folder, 3811);
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
