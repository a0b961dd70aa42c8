import { describe, expect, test } from 'vitest';
import { knowledge } from '../knowledge/index.ts';
import { matchText } from '../write/generate-content.ts';

/** Of the examples of a situation so many at most are taken for another one; where it is close, none is. */
const mostTaken = 0.25;

describe('a goal is recognised', () => {
  test.each(Object.entries(knowledge.situations))('as %s by its examples', (id, { examples }) => {
    const lost = examples
      .map((example) => ({ example, won: matchText(example).match.situation ?? 'open' }))
      .filter(({ won }) => won !== id && won !== 'open');
    expect(lost.slice(Math.floor(examples.length * mostTaken))).toEqual([]);
  });

  // Eight thousand goals take their time where the machine is busy.
  test('in nearly every example of all situations', { timeout: 60_000 }, () => {
    const all = Object.entries(knowledge.situations).flatMap(([id, { examples }]) =>
      examples.map((example) => matchText(example).match.candidates[0]?.id === id),
    );
    expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.9);
  });

  test.each(['', 'hello', 'asdf qwer', '😀', '12 34', 'lorem ipsum dolor amet'])(
    '[AO-05] as nothing where nothing tells: "%s"',
    (goal) => {
      expect(matchText(goal).match.situation).toBeUndefined();
    },
  );
});
