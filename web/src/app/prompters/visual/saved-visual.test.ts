import { expect, it } from 'vitest';
import { savedVisual } from './saved-visual.ts';

it.each([
  ['image', 'Image Prompt: a heron', 'Image Generation'],
  ['video', 'Video Prompt: a heron', 'Video Generation'],
] as const)('[VP-04] the title and category say that it is for %s', (media, title, category) => {
  expect(savedVisual(' a heron ', media, 'A heron.')).toEqual({
    title,
    description: 'Generated from: a heron',
    prompt_text: 'A heron.',
    category,
  });
});

it('[VP-04] the title takes 50 characters of the goal, and cuts none in half', () => {
  const { title } = savedVisual('🌊'.repeat(60), 'image', 'Waves.');
  expect([...title.replace('Image Prompt: ', '')]).toHaveLength(50);
  expect(title.isWellFormed()).toBe(true);
});
