import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seeded } from './people.ts';

/** The accounts that all pictures share: used for a while, with no prompt left, an admin. */
export type Account = 'busy' | 'spent' | 'admin';

// One run at a time: its server has one port.
const file = join(tmpdir(), 'whetstone-pictures.json');

export const keepAccounts = (accounts: Record<Account, Seeded>): void =>
  writeFileSync(file, JSON.stringify(accounts), { mode: 0o600 });

export const readAccount = (name: Account): Seeded =>
  (JSON.parse(readFileSync(file, 'utf8')) as Record<Account, Seeded>)[name];
