import { describe, expect, it } from 'vitest';
import { generateVisual } from './generate-visual.ts';

const image = (goal: string): string =>
  generateVisual({ goal, media: 'image', service: 'stable-diffusion' }).text;

describe('V6 words to be drawn without quotation marks', () => {
  it.each([
    ['a chalkboard that says 3x3=9', 'says "3x3=9"'],
    ['a neon sign saying open late on a brick wall', 'saying "open late" on a brick wall'],
    ['Logo for a bakery called Morning Crumb, brown and cream', 'called "Morning Crumb"'],
  ])('%j', (goal, part) => expect(image(goal)).toContain(part));

  it.each(['a woman reading poetry in a park', 'a dog called Rex on a sofa', 'a sign that says "Open"'])(
    'leaves %j as it is',
    (goal) => expect(image(goal)).toContain(goal.replace(/^an? /, '')),
  );
});

it('V7 absences in a row without commas are parted', () => {
  expect(image('quiet harbour, no boats no people')).toContain('Negative prompt: boats, people');
});

it('V1 "my product video:" only says what is wanted', () => {
  const { text } = generateVisual({
    goal: 'our product video: a kettle boiling',
    media: 'video',
    service: 'runway',
  });
  expect(text).not.toMatch(/product video/i);
  expect(text).toMatch(/kettle boiling/);
});

it('V6 "with the words …" and M3 a length at the end are read', () => {
  expect(image('birthday card with the words Happy 70th')).toContain('the words "Happy 70th"');
  const { text } = generateVisual({ goal: 'a kite over dunes, 10 seconds', media: 'video', service: 'luma' });
  expect(text).toContain('Settings: 9 s');
});

it('V8 before and after share one picture', () => {
  expect(image('before and after of a mended sail')).toContain('before on the left, after on the right');
});
