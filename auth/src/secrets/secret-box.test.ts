import { describe, expect, it } from 'vitest';
import { createSecretBox, UnknownEncryptionKey } from './secret-box.ts';

const keyOf = (text: string) => Buffer.alloc(32, text).toString('base64');
const box = createSecretBox([keyOf('one')]);

describe('a secret box', () => {
  it('opens what it sealed, and seals differently each time', () => {
    const [first, second] = [box.seal('GEZDGNBV', 'totp 1'), box.seal('GEZDGNBV', 'totp 1')];
    expect(first).not.toContain('GEZDGNBV');
    expect(first).not.toBe(second);
    expect([box.open(first, 'totp 1'), box.open(second, 'totp 1')]).toEqual(['GEZDGNBV', 'GEZDGNBV']);
  });

  it('gives a text from before sealing back as it is, and tells the two apart', () => {
    expect(box.open('GEZDGNBV', 'totp 1')).toBe('GEZDGNBV');
    expect([box.isCurrent('GEZDGNBV'), box.isCurrent(box.seal('GEZDGNBV', 'totp 1'))]).toEqual([false, true]);
  });

  it('opens nothing that was moved to another row or changed', () => {
    const sealed = box.seal('GEZDGNBV', 'totp 1');
    expect(() => box.open(sealed, 'totp 2')).toThrow(/authenticate/);
    const last = sealed.at(-1) === 'A' ? 'Q' : 'A';
    expect(() => box.open(sealed.slice(0, -1) + last, 'totp 1')).toThrow(/authenticate/);
    expect(() => box.open(sealed.slice(0, 30), 'totp 1')).toThrow(/authentication tag/);
  });

  it('opens under an older key as long as it is given, and seals with the first', () => {
    const old = box.seal('GEZDGNBV', 'totp 1');
    const rotated = createSecretBox([keyOf('two'), keyOf('one')]);
    expect([rotated.open(old, 'totp 1'), rotated.isCurrent(old)]).toEqual(['GEZDGNBV', false]);
    expect(() => createSecretBox([keyOf('two')]).open(old, 'totp 1')).toThrow(UnknownEncryptionKey);
  });
});
