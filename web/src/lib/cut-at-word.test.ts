import { expect, it } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

it('[LB-03] a line is cut between words alone: not at a hyphen, a dash or a slash', () => {
  expect(cutAtWord('One-star  and/or')).toBe('One-\u2060star\u00AD\u00A0and/\u2060or');
});
