import { expect, it } from 'vitest';
import { goalProblem } from './goal-problem.ts';

it('a goal that is too long says by how much, before it is sent', () => {
  expect(goalProblem('a'.repeat(20_001))).toBe(
    'A goal can have at most 20,000 characters. Shorten this one by 1.',
  );
});

it('the longest goal that is taken is no problem', () => {
  expect(goalProblem('a'.repeat(20_000))).toBeUndefined();
});

it.each(['NUL \0', 'lone surrogate \ud83d'])('characters that cannot be stored are named (%#)', (goal) => {
  expect(goalProblem(goal)).toContain('plain text');
});
