import type { Service } from './service.ts';

export const pika = {
  id: 'pika',
  name: 'Pika Labs',
  media: 'video',
  form: 'sentences',
  longest: 2_000,
  enoughWords: 80,
  negative: 'field',
  shapes: {
    square: '1:1',
    landscape: '16:9',
    wide: '16:9',
    portrait: '9:16',
    tall: '9:16',
  },
  shapeSetting: 'Aspect ratio',
  seconds: [5],
  checked: '2026-11-22',
} as const satisfies Service;
