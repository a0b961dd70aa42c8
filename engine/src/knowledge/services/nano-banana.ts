import type { Service } from './service.ts';

export const nanoBanana = {
  id: 'nano-banana',
  name: 'Nano Banana',
  media: 'image',
  form: 'sentences',
  longest: 30_000,
  enoughWords: 130,
  negative: 'none',
  shapes: {
    square: '1:1',
    landscape: '3:2',
    wide: '16:9',
    portrait: '2:3',
    tall: '9:16',
  },
  shapeSetting: 'Aspect ratio',
  ratios: ['1:4', '1:8', '3:4', '4:1', '4:3', '4:5', '5:4', '8:1', '21:9'],
  quality: { name: 'Size', standard: '1K', high: '2K', ultra: '4K' },
  checked: '2026-11-22',
} as const satisfies Service;
