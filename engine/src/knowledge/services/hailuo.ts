import type { Service } from './service.ts';

export const hailuo = {
  id: 'hailuo',
  name: 'MiniMax Hailuo',
  media: 'video',
  form: 'sentences',
  longest: 7_000,
  enoughWords: 110,
  negative: 'none',
  shapes: {
    square: '1:1',
    landscape: '4:3',
    wide: '16:9',
    portrait: '3:4',
    tall: '9:16',
  },
  shapeSetting: 'Aspect ratio',
  seconds: [6, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  hasSound: true,
  quality: { name: 'Resolution', standard: '768p', high: '768p', ultra: '2K' },
  settings: [{ name: 'Prompt optimizer', value: 'Off' }],
  checked: '2026-11-22',
} as const satisfies Service;
