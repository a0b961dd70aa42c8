import { generateVisual } from '@whetstone/engine/visual';
import { expect, it } from 'vitest';
import { visualExample } from './visual-example.ts';

it.each([
  ['image', 'my dog in the garden'],
  ['image', 'poster for our school play'],
  ['image', 'a teapot'],
  ['video', 'our fox runs'],
] as const)('the blanks of an %s of %s show how an answer could read', (media, goal) => {
  const ids = generateVisual({ goal, media }).questions?.map(({ id }) => id) ?? [];
  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => visualExample(id) === undefined)).toEqual([]);
});
