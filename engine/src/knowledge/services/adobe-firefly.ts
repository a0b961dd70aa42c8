import type { Service } from './service.ts';

export const adobeFirefly = {
  id: 'adobe-firefly',
  name: 'Adobe Firefly',
  media: 'image',
  form: 'sentences',
  longest: 1_000,
  enoughWords: 100,
  negative: 'none',
  shapes: {
    square: '1:1',
    landscape: '4:3',
    wide: '16:9',
    portrait: '3:4',
    tall: '9:16',
  },
  shapeSetting: 'Aspect ratio',
  checked: '2026-11-22',
} as const satisfies Service;
