import type { VisualOptions } from '@whetstone/engine';
import { generateVisual } from '@whetstone/engine/visual';
import { expect, it } from 'vitest';
import { writeVisual } from './write-visual.ts';

it.each<VisualOptions>([
  { goal: 'logo for a bakery called Morning Crumb', media: 'image' },
  { goal: 'two boxers touch gloves', media: 'image', service: 'midjourney' },
  { goal: 'a canoe glides across a lake', media: 'video', service: 'runway' },
  { goal: 'waves', media: 'video' },
  { goal: 'a knight', media: 'image', answers: { 'looks-person': 'old', mood: 'unasked' } },
  { goal: 'a knight', media: 'video', answers: { action: 'kneeling', camera: ' ' } },
])('gives the prompt that the server gives: $media, $goal', async (options) => {
  expect(await writeVisual(options)).toEqual(generateVisual(options));
});
