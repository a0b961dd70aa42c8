import { storageLimits } from '@whetstone/contract/limits';
import { expect, it } from 'vitest';
import { storageWords } from './storage-words.ts';

const { prompts, bytes } = storageLimits;

it('[ML-01] says nothing of a library with room, and warns before it is full', () => {
  expect(storageWords({ prompts: 0, bytes: 0 })).toBeUndefined();
  expect(storageWords({ prompts: prompts * 0.8 - 1, bytes: bytes * 0.8 - 1 })).toBeUndefined();
  expect(storageWords({ prompts: prompts * 0.8, bytes: 0 })).toContain(
    'almost full: 40,000 of 50,000 prompts, including the trash.',
  );
  expect(storageWords({ prompts: 10, bytes: bytes * 0.9 })).toContain('almost full: 180 of 200 MB of text');
});

it('[ML-01] says of a full library that it is full, and what makes room', () => {
  expect(storageWords({ prompts, bytes: 0 })).toContain('is full: 50,000 of 50,000 prompts');
  expect(storageWords({ prompts: 1, bytes })).toContain('is full: 200 of 200 MB');
  expect(storageWords({ prompts, bytes })).toContain('empty the trash to make room');
});
