import { expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

it('[AU-02] answers for unknown addresses again after a burst that was turned away', async () => {
  const hasher = createPasswordHasher({ memoryCost: 8, timeCost: 1 }, 1);
  const stored = await hasher.hash('the right one');
  const burst = Array.from({ length: 65 }, () => hasher.verify(stored, 'the right one'));
  await expect(hasher.verify(null, 'whatever')).rejects.toMatchObject({ status: 503 });
  expect(new Set(await Promise.all(burst))).toEqual(new Set([true]));
  expect(await hasher.verify(null, 'whatever')).toBe(false);
  expect(await hasher.verify(stored, 'a wrong one')).toBe(false);
});
