import type { Service } from './service.ts';

export const stableVideo = {
  id: 'stable-video',
  name: 'Stable Video',
  media: 'video',
  form: 'sentences',
  longest: 6_000,
  enoughWords: 80,
  negative: 'none',
  shapes: {
    square: '1024x576',
    landscape: '1024x576',
    wide: '1024x576',
    portrait: '576x1024',
    tall: '576x1024',
  },
  shapeSetting: 'Size',
  opening: 'First frame: ',
  settings: [
    { name: 'Frames', value: '25 at 6 frames a second' },
    { name: 'Motion bucket', value: '127' },
  ],
  checked: '2026-11-22',
} as const satisfies Service;
