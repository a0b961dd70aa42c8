import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readUntilWritten } from './read-until-written.ts';

it('[LB-08] whatever is written and asked in whatever order, what is told is never older than the last write', async () => {
  const step = fc.constantFrom('write', 'write while reading', 'ask');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      let [written, ended, readings] = [0, 0, 0];
      let meanwhile = false;
      const fresh: boolean[] = [];
      const write = () => {
        written += 1;
        ended += 1;
      };
      const told = readUntilWritten(
        async () => {
          readings += 1;
          const seen = written;
          ended += 1;
          if (meanwhile) write();
          meanwhile = false;
          await Promise.resolve();
          return seen;
        },
        () => ended,
      );
      for (const what of steps) {
        if (what === 'write') write();
        else if (what === 'write while reading') meanwhile = true;
        else {
          const before = written;
          fresh.push((await told()) >= before);
        }
      }
      expect(fresh).not.toContain(false);
      meanwhile = false;
      await told();
      await told();
      const sofar = readings;
      await told();
      expect(readings).toBe(sofar);
    }),
  );
});

it('without a count of transactions, each time is a reading', async () => {
  let readings = 0;
  const told = readUntilWritten(async () => (readings += 1));
  expect([await told(), await told()]).toEqual([1, 2]);
});
