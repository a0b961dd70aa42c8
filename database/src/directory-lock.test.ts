import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'whetstone-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const inAnotherProcess = (code: string) => {
  const lockModule = fileURLToPath(new URL('./directory-lock.ts', import.meta.url));
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      `import { lockDirectory } from ${JSON.stringify(lockModule)}; ${code}`,
    ],
    { encoding: 'utf8', env: { ...process.env, DIRECTORY: directory } },
  );
  return stdout.trim();
};
const tryIt = `try { lockDirectory(process.env.DIRECTORY); console.log('taken'); } catch (error) { console.log(error.name); }`;

describe('lockDirectory', () => {
  it('refuses a second process while the first holds the directory, and lets it in after', () => {
    const lock = lockDirectory(directory);
    expect(inAnotherProcess(tryIt)).toBe('DirectoryInUse');
    lock.release();
    expect(inAnotherProcess(tryIt)).toBe('taken');
  });

  it('leaves nothing to clear up when its process is killed', () => {
    inAnotherProcess(`lockDirectory(process.env.DIRECTORY); process.kill(process.pid, 'SIGKILL');`);
    expect(inAnotherProcess(tryIt)).toBe('taken');
  });
});
