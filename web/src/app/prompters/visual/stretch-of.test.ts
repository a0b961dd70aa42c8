import { expect, test } from 'vitest';
import { stretchOf } from './stretch-of.ts';

test('a variation is told by the words that it adds', () => {
  expect(stretchOf('A kettle on stone. Soft light.', 'A kettle on stone. From above. Soft light.')).toEqual({
    before: 'A kettle on stone. ',
    changed: 'From above. ',
    after: 'Soft light.',
  });
});

test('words of the other text are counted once, at its start or at its end', () => {
  expect(stretchOf('tea tea', 'tea tea tea')).toEqual({ before: 'tea ', changed: 'tea ', after: 'tea' });
});

test('another text is changed as a whole', () => {
  expect(stretchOf('A kettle.', 'Steam rises.')).toEqual({ before: '', changed: 'Steam rises.', after: '' });
});
