import { generateVisual } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { visualExample } from './visual-example.ts';

it.each([
  ['image', 'my dog in the garden'],
  ['image', 'poster for our school play'],
  ['image', 'a teapot'],
  ['video', 'our fox runs'],
] as const)('the blanks of an %s of %s show how an answer could read', (media, goal) => {
  const { questions = [] } = generateVisual({ goal, media });
  expect(questions).not.toEqual([]);
  expect(questions.filter((question) => visualExample(question) === undefined)).toEqual([]);
});

it.each([
  ['book cover for a thriller set in Iceland', 'Cold Water, Mia Lund'],
  ['logo for my bakery', 'Heron & Daughter'],
  ['poster for the summer concert of our choir', 'Open from six'],
  ['my living room with green walls', 'two tall windows, worn oak floor'],
])('the first example for “%s” answers its own question', (goal, example) => {
  const [first] = generateVisual({ goal, media: 'image' }).questions ?? [];
  expect(first && visualExample(first)).toBe(example);
});
