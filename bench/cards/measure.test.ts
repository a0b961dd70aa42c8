import { expect, test } from 'vitest';
import { measure, sumOf } from './measure.ts';
import { faultsOf } from './person.ts';
import { personsFrom } from './write-goal.ts';

const seen = new URL('seen-1.json', import.meta.url).pathname;

// Seen while the rows were written: they tell what broke, not how other people fare.
test.each([
  ['the tuning goals', undefined],
  ['the first persons of someone else', seen],
])('[CX-02] facts are used where they are wanted, and hardly elsewhere, for %s', async (_, file) => {
  const { right, wanted, odd, used } = sumOf(measure(await personsFrom(file)));
  expect(right / wanted).toBeGreaterThan(0.95);
  expect(odd / used).toBeLessThan(0.04);
});

test('a file with a field that is not there, filled twice or wanted and not filled is refused', () => {
  const card = { name: 'Me', fields: { tone: 'dry' } };
  const goals = [{ goal: 'a letter', wanted: ['closing' as const] }];
  expect(faultsOf([{ name: 'Ann', cards: [card, card], goals }])).toEqual([
    'Ann: tone filled twice',
    'Ann: closing is not filled, for “a letter”',
  ]);
});
