import { describe, expect, test } from 'vitest';
import { knowledge } from '../knowledge/index.ts';
import { matchText } from '../write/content.ts';

/** Of the examples of a situation so many are recognised at least; the rest are near to a neighbour. */
const leastWon = 0.6;

describe('a goal is recognised', () => {
  test.each(Object.entries(knowledge.situations))('as %s by its examples', (id, { examples }) => {
    const lost = examples
      .map((example) => ({ example, won: matchText(example).match.situation ?? 'open' }))
      .filter(({ won }) => won !== id);
    expect(lost.slice(Math.floor(examples.length * (1 - leastWon)))).toEqual([]);
  });

  // Eight thousand goals take their time where the machine is busy.
  test('in nearly every example of all situations', { timeout: 60_000 }, () => {
    const all = Object.entries(knowledge.situations).flatMap(([id, { examples }]) =>
      examples.map((example) => matchText(example).match.situation === id),
    );
    expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.95);
  });

  test.each(['', 'hello', 'asdf qwer', '😀', '12 34', 'lorem ipsum dolor amet'])(
    '[AO-05] as nothing where nothing tells: "%s"',
    (goal) => {
      expect(matchText(goal).match.situation).toBeUndefined();
    },
  );
});
