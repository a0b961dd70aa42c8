import type { Service } from './service.ts';

export const seedance = {
  id: 'seedance',
  name: 'Seedance',
  media: 'video',
  form: 'sentences',
  longest: 3_500,
  enoughWords: 130,
  negative: 'none',
  shapes: {
    square: '1:1',
    landscape: '4:3',
    wide: '16:9',
    portrait: '3:4',
    tall: '9:16',
  },
  shapeSetting: 'Aspect ratio',
  seconds: [6, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  hasSound: true,
  quality: {
    name: 'Resolution',
    standard: '480p',
    high: '720p',
    ultra: '1080p',
  },
  checked: '2026-11-22',
} as const satisfies Service;
