import { generateVisual } from '@whetstone/engine';
import type { ServiceId } from '@whetstone/engine/catalogue';
import { expect, it } from 'vitest';
import { proportionsOf } from './proportions-of.ts';

const drawn = (service?: ServiceId) =>
  proportionsOf(generateVisual({ goal: 'photo of a red fox', media: 'image', ...(service && { service }) }));

it('[VP-02] variations are drawn in the proportions that the service is told, by a setting, a size or a flag', () => {
  expect(drawn('stable-diffusion')).toBe(3 / 2);
  expect(drawn('gpt-image')).toBe(3 / 2);
  expect(drawn('midjourney')).toBe(3 / 2);
  expect(drawn()).toBeUndefined();
});
