import type { Service } from './service.ts';

export const flux = {
  id: 'flux',
  name: 'FLUX.2',
  media: 'image',
  form: 'sentences',
  longest: 30_000,
  enoughWords: 80,
  negative: 'none',
  shapes: {
    square: '1024x1024',
    landscape: '1248x832',
    wide: '1280x720',
    portrait: '832x1248',
    tall: '720x1280',
  },
  shapeSetting: 'Size',
  free: { step: 16, pixels: 1_048_576, least: 65_536, most: 4_000_000, widest: 8 },
  checked: '2026-11-22',
} as const satisfies Service;
