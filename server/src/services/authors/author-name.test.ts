import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, readPublicName } from './author-name.ts';
import { lookAlikes, titlesOfStaff, wholeNamesTaken } from './name-tables.ts';

const outcome = (name: string): string => {
  try {
    return readPublicName(name).slug;
  } catch (error) {
    return error instanceof Error ? error.name : 'thrown';
  }
};

describe('a public name', () => {
  it.each([
    ['Ada Lovelace', 'ada-lovelace'],
    ['  Zoë   Müller ', 'zoe-muller'],
    ['J. R. O’Neill', 'j-r-o-neill'],
    ['Мария', 'мария'],
    ['山田 花子', '山田-花子'],
    ['김민지', '김민지'],
    ['नेहा शर्मा', 'नेहा-शर्मा'],
    ['Badminton Bob', 'badminton-bob'],
    ['Prompt_Smith-99', 'prompt-smith-99'],
  ])('[LB-08] %s is at %s', (name, slug) => {
    expect(outcome(name)).toBe(slug);
  });

  it.each([
    'ada@example.com',
    'buy-here.com',
    'https://x',
    'ab',
    '123',
    'a/b/c',
    'Ada\u202Eadl',
    'Ada\u200Bx',
    'Аda Lovelace',
    '😀😀😀',
    'Whetstone',
    'The Whetst0ne Team',
    'W h e t s t o n e',
    'vvhetstone',
    'Admin',
    'a-d-m-i-n',
    'Adm1n',
    'Ádmin Bob',
    'Whetstone Support',
    'Official',
    'Anonymous',
    '',
  ])('[LB-08] %j is refused', (name) => {
    expect(outcome(name)).toBe('ServiceError');
  });

  it('[LB-08] of those who run the site is refused in every spelling that looks like it', () => {
    const twins = Map.groupBy(lookAlikes.entries(), ([, letter]) => letter);
    const spelled = fc
      .constantFrom(...titlesOfStaff, ...wholeNamesTaken)
      .chain((word) =>
        fc
          .tuple(
            ...[...word].map((letter) =>
              fc.constantFrom(
                letter,
                letter.toUpperCase(),
                ...(twins.get(letter) ?? []).map(([twin]) => twin),
              ),
            ),
          )
          .map((letters) => letters.join('')),
      );
    fc.assert(
      fc.property(spelled, (name) => {
        expect(outcome(name)).toBe('ServiceError');
      }),
    );
  });

  it('[LB-08] has an address that differs wherever its key does', () => {
    const names = fc.stringMatching(/^[A-Za-zäöüéñ0-9]{2,12}[ ._'-]?[A-Za-zäöüéñ]{2,12}$/);
    fc.assert(
      fc.property(names, names, (one, other) => {
        const [first, second] = [outcome(one), outcome(other)];
        const isFine = first === 'ServiceError' || first !== second || keyOf(one) === keyOf(other);
        expect(isFine).toBe(true);
      }),
    );
  });
});
