import { expect, it } from 'vitest';
import { piecesOf, withoutBraces } from './blank-in-words.ts';

it('[LB-03] a reader sees blanks by their name and what they say by themselves, never as they are written', () => {
  expect(
    withoutBraces('Write to {{first_name}} in {{words=150}} words, {{tone=warm|dry}}. {{notes...}}'),
  ).toBe('Write to first name in words: 150 words, tone: warm. notes');
});

it('a blank that an excerpt cuts off is a blank', () => {
  expect(withoutBraces('Give the reason: {{reason=our own co')).toBe('Give the reason: reason: our own co');
  expect(withoutBraces('Dear {{customer}')).toBe('Dear customer');
});

it('a text without blanks is one piece', () => {
  expect(piecesOf('Just { words }')).toEqual([{ text: 'Just { words }', isBlank: false, at: 0 }]);
});
