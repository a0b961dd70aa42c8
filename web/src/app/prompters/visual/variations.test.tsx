import { screen } from '@testing-library/react';
import { generateVisual } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Variations } from './variations.tsx';

const prompt = generateVisual({
  goal: 'Product photo of a copper kettle for our shop page, on pale stone',
  media: 'image',
  service: 'stable-diffusion',
});
const show = (variations = prompt.variations) =>
  renderScreen(<Variations prompt={{ ...prompt, variations }} isClip={false} onProblem={() => undefined} />);
const drawings = () => screen.getAllByRole('listitem').map((item) => item.querySelector('svg[viewBox]'));

it('[VP-02] each variation is drawn by what it changes, in the picture’s proportions, and says it in a sentence', () => {
  show();
  const frames = drawings().map((frame) => frame?.getAttribute('viewBox'));
  expect(frames).toEqual(Array.from({ length: 3 }, () => '-25 0 150 100'));
  expect(new Set(drawings().map((frame) => frame?.innerHTML)).size).toBe(3);
  screen.getByText('Seen from slightly lower down.');
});

it('[VP-02] a variation of a draft of before, or of a model, is shown without a drawing', () => {
  show(prompt.variations.map((each) => ({ ...each, axis: 'take' })));
  screen.getByText('Seen from slightly lower down.');
  expect(document.querySelector('svg[viewBox^="-25"]')).toBeNull();
});
