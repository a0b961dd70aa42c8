import type { Service } from './service.ts';

export const kling = {
  id: 'kling',
  name: 'Kling 3.0',
  media: 'video',
  form: 'sentences',
  longest: 2_500,
  enoughWords: 110,
  negative: 'field',
  shapes: {
    square: '1:1',
    landscape: '16:9',
    wide: '16:9',
    portrait: '9:16',
    tall: '9:16',
  },
  shapeSetting: 'Aspect ratio',
  seconds: [5, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  hasSound: true,
  quality: { name: 'Resolution', standard: '720p', high: '1080p', ultra: '4K' },
  checked: '2026-11-22',
} as const satisfies Service;
