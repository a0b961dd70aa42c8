import { expect, it } from 'vitest';
import { oneReadingForMany } from './one-reading-for-many.ts';

it('everyone gets a reading that began after they asked, and those who wait share one', async () => {
  let begun = 0;
  const read = oneReadingForMany(async () => {
    begun += 1;
    const mine = begun;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return mine;
  });
  const first = read();
  await Promise.resolve();
  const waiting = [read(), read(), read()];
  expect(await first).toBe(1);
  expect(await Promise.all(waiting)).toEqual([2, 2, 2]);
  expect(await read()).toBe(3);
});

it('a reading that fails does not keep the next from being tried', async () => {
  let asked = 0;
  const read = oneReadingForMany(async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return asked;
  });
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe(2);
});
