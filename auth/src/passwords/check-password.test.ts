import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { AuthError } from '../auth-error.ts';
import { readAuthConfig } from '../config.ts';
import { encryptionKey } from '../testing/test-auth.ts';
import { checkPassword } from './check-password.ts';

const settings = readAuthConfig({ siteUrl: 'https://app.test', encryptionKeys: [encryptionKey] });
const about = ['ada.lovelace@mills.example', 'Ada Grind'];

const reasonsOf = async (password: string): Promise<readonly string[]> => {
  try {
    await checkPassword(settings, password, about);
    return [];
  } catch (error) {
    if (error instanceof AuthError && error.code === 'weak_password') return error.reasons ?? [];
    throw error;
  }
};

describe('a password', () => {
  it.each([
    ['short', 'length'],
    ['password123', 'pwned'],
    ['Password1!', 'pwned'],
    ['Tr0ub4dor&3', 'pwned'],
    ['correcthorsebatterystaple', 'pwned'],
    ['Summer2024!', 'predictable'],
    ['Monday2025', 'predictable'],
    ['whetstone1', 'product'],
    ['Whetstone2026!', 'product'],
    ['ada.lovelace@mills.example', 'personal'],
    ['ada.lovelace', 'personal'],
    ['adalovelace7', 'personal'],
    ['ada.lovelace@mills.example-ada.lovelace@mills.example', 'personal'],
    ['whetstone whetstone whetstone whetstone', 'product'],
  ])('[AU-01] %s is refused for its true reason', async (password, reason) => {
    expect(await reasonsOf(password)).toEqual([reason]);
  });

  it.each([
    'sharpen the blade 42',
    'x7Kp2mQz',
    'mossy-lantern-42',
    'ﬀ 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 ß',
    'a long sentence about my whetstone and what it cost me',
  ])('[AU-01] %s is accepted', async (password) => {
    expect(await reasonsOf(password)).toEqual([]);
  });

  it('[AU-01] is judged beside the event loop, whatever it is made of', async () => {
    await reasonsOf('the first one opens the lists');
    const before = performance.eventLoopUtilization();
    const hostile = [
      '4!031@4$5$1@@554||43174115|@@3$|',
      '4@$0135!|74@$0135!|7',
      'a@4a@4a@4a@4a@4a@4a@4a@4a@4a@4a@',
      'p4$$w0rdp4$$w0rdp4$$w0rdp4$$w0rd',
    ];
    for (const password of hostile) await reasonsOf(password);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });
});
