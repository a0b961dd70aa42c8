import type { Service } from './service.ts';

export const midjourney = {
  id: 'midjourney',
  name: 'Midjourney',
  media: 'image',
  form: 'phrases',
  longest: 6_000,
  enoughWords: 75,
  negative: 'flag',
  shapes: {
    square: '1:1',
    landscape: '3:2',
    wide: '16:9',
    portrait: '2:3',
    tall: '9:16',
  },
  flags: {
    shape: '--ar',
    negative: '--no',
    lifelike: '--raw',
    ultra: '--hd',
    known: ['ar', 'aspect', 'raw', 'hd', 's', 'stylize', 'c', 'chaos', 'no', 'sref', 'sw', 'p', 'seed', 'v'],
  },
  checked: '2026-11-22',
} as const satisfies Service;
