import type { Service } from './service.ts';

export const imagen = {
  id: 'imagen',
  name: 'Imagen',
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
  quality: { name: 'Size', standard: '1K', high: '2K', ultra: '4K' },
  retired: { since: '2026-08-17', successor: 'Nano Banana' },
  checked: '2026-11-22',
} as const satisfies Service;
