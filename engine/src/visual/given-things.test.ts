import { describe, expect, it } from 'vitest';
import { generateVisual } from './generate-visual.ts';

const textOf = (goal: string, media: 'image' | 'video'): string => generateVisual({ goal, media }).text;

describe('[V11] a clip of a picture that exists', () => {
  it.each([
    'make the old photo of our harbour come alive, faces stay as they are',
    'animate this picture of my boat, only the water moves',
    'bring a portrait of my aunt to life',
  ])('moves it and changes nothing: %s', (goal) => {
    const text = textOf(goal, 'video');
    expect(text).toMatch(/small natural movement only/i);
    expect(text).toMatch(/the camera stays still/i);
    expect(text).not.toMatch(/push in|view|moonlight|daylight/i);
    expect(generateVisual({ goal, media: 'video' }).questions).toEqual([]);
  });

  it('is told from a new clip, and from the camera that the goal asks for', () => {
    expect(textOf('a photographer moves through a market', 'video')).not.toMatch(/exactly as in the picture/);
    expect(textOf('animate this photo of our ferry, slow zoom in', 'video')).not.toMatch(
      /camera stays still/i,
    );
  });
});

describe('[V6] a drawing without words', () => {
  it('has no labels, numbers or type', () => {
    const wordless = textOf('how to tie a bowline in 5 drawings, no words', 'image');
    expect(wordless).not.toMatch(/label|numbered|type/);
    expect(textOf('how to tie a bowline in 5 drawings', 'image')).toMatch(/numbered/);
  });
});

it('[V10] a seamless pattern is flat, whatever stands behind it', () => {
  const text = textOf('seamless tile pattern w/ reeds and oars. 3 colours max', 'image');
  expect(text).toMatch(/seamless repeat/i);
  expect(text).not.toMatch(/surroundings|sun|behind/);
});
