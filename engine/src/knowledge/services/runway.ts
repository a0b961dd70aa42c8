import type { Service } from './service.ts';

export const runway = {
  id: 'runway',
  name: 'Runway ML',
  media: 'video',
  form: 'sentences',
  longest: 1_000,
  enoughWords: 90,
  negative: 'none',
  shapes: {
    square: '16:9',
    landscape: '16:9',
    wide: '16:9',
    portrait: '9:16',
    tall: '9:16',
  },
  shapeSetting: 'Aspect ratio',
  seconds: [5, 2, 3, 4, 6, 7, 8, 9, 10],
  checked: '2026-11-22',
} as const satisfies Service;
