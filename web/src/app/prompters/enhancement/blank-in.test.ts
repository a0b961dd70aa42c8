import { enhanceGoal } from '@whetstone/engine/enhance';
import { expect, it } from 'vitest';
import { blankIn, filledIn } from './blank-in.ts';

it('[CP-05] a suggestion of the rules becomes a question with ready answers, none of them in brackets', () => {
  const { suggestions } = enhanceGoal({ goal: 'Write a thank you letter to our neighbours' });
  const blanks = suggestions.flatMap((suggestion) => blankIn(suggestion) ?? []);
  expect(blanks).toHaveLength(suggestions.length);
  expect(blanks.some(({ choices }) => choices.length > 1)).toBe(true);
  for (const blank of blanks)
    for (const answer of [...blank.choices, 'own words'])
      expect(filledIn(blank, answer)).not.toMatch(/[[\]]/);
});

it('[CP-05] a single name in the blank says what goes there; without a blank there is none', () => {
  expect(blankIn('Say by when: [date].')).toEqual({ before: 'Say by when: ', choices: [], after: '.' });
  expect(blankIn('Name the audience.')).toBeUndefined();
});
