import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/**
 * Holds a directory for this process until `release` or the process's end, however it ends: the lock is the
 * operating system's, taken through SQLite's exclusive mode, so a killed process leaves nothing to clear up.
 * Throws {@link DirectoryInUse} when another process holds it.
 */
export const lockDirectory = (directory: string): { release(): void } => {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, 'lock.sqlite'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    lock.close();
    throw new DirectoryInUse(`Another Whetstone is already running on the data directory ${directory}.`, {
      cause: error,
    });
  }
  return { release: () => lock.close() };
};
