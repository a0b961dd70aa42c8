import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keptEncryptionKey } from './encryption-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'whetstone-key-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a key of 32 bytes that only its owner reads, and keeps it', () => {
  const dataDir = join(folder, 'data');
  const key = keptEncryptionKey(dataDir);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(statSync(join(dataDir, 'encryption.key')).mode & 0o777).toBe(0o600);
  expect(keptEncryptionKey(dataDir)).toBe(key);
  expect(keptEncryptionKey(join(folder, 'other'))).not.toBe(key);
});
