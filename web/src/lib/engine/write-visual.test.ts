import { generateVisual } from '@whetstone/engine/visual';
import { expect, it } from 'vitest';
import { writeVisual } from './write-visual.ts';

it.each([
  { goal: 'logo for a bakery called Morning Crumb', media: 'image' as const },
  { goal: 'two boxers touch gloves', media: 'image' as const, service: 'midjourney' as const },
  { goal: 'a canoe glides across a lake', media: 'video' as const, service: 'runway' as const },
  { goal: 'waves', media: 'video' as const },
  { goal: 'a knight', media: 'image' as const, answers: { 'looks-person': 'old', mood: 'unasked' } },
  { goal: 'a knight', media: 'video' as const, answers: { action: 'kneeling', camera: ' ' } },
])('gives the prompt that the server gives: $media, $goal', async (options) => {
  expect(await writeVisual(options)).toEqual(generateVisual(options));
});
