import { describe, expect, it } from 'vitest';
import { complexityOf, countWords } from './complexity.ts';

const wordsOf = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe('[CP-14] complexity', () => {
  it.each([
    [0, 'low'],
    [19, 'low'],
    [20, 'medium'],
    [49, 'medium'],
    [50, 'high'],
  ])('%i words are %s', (count, complexity) => {
    expect(complexityOf(wordsOf(count))).toBe(complexity);
  });

  it('counts words as white space parts them', () => {
    expect(countWords(' one\ttwo\n\nthree ')).toBe(3);
  });
});
