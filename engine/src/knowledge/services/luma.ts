import type { Service } from './service.ts';

export const luma = {
  id: 'luma',
  name: 'Luma AI',
  media: 'video',
  form: 'sentences',
  longest: 6_000,
  enoughWords: 100,
  negative: 'none',
  shapes: {
    square: '1:1',
    landscape: '4:3',
    wide: '16:9',
    portrait: '3:4',
    tall: '9:16',
  },
  ratios: ['21:9'],
  shapeSetting: 'Aspect ratio',
  seconds: [5, 10],
  quality: {
    name: 'Resolution',
    standard: '540p',
    high: '720p',
    ultra: '1080p',
  },
  checked: '2026-11-22',
} as const satisfies Service;
