import type { Service } from './service.ts';

export const stableDiffusion = {
  id: 'stable-diffusion',
  name: 'Stable Diffusion',
  media: 'image',
  form: 'phrases',
  longest: 10_000,
  enoughWords: 90,
  negative: 'field',
  shapes: {
    square: '1:1',
    landscape: '3:2',
    wide: '16:9',
    portrait: '2:3',
    tall: '9:16',
  },
  shapeSetting: 'Aspect ratio',
  ratios: ['21:9', '9:21', '4:5', '5:4'],
  settings: [{ name: 'CFG', value: '4' }],
  checked: '2026-11-22',
} as const satisfies Service;
