import { expect, it } from 'vitest';
import { kindFor, withoutQuestion } from './screens.ts';

it.each([
  ['content', 'a letter about a film', 'text'],
  ['code', 'an app for videos', 'code'],
  ['visual', 'a short video of a heron', 'video'],
  ['visual', 'a picture of a heron', 'image'],
] as const)('a goal that goes to the %s screen (%s) is of kind %s', (screen, goal, kind) => {
  expect(kindFor(screen, goal)).toBe(kind);
});

it('the link takes the place of the question', () => {
  expect(withoutQuestion('This looks like an image. Open it in Visual Prompter?')).toBe(
    'This looks like an image.',
  );
  expect(withoutQuestion('Say what should be seen.')).toBe('Say what should be seen.');
});
