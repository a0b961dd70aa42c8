import type { Service } from './service.ts';

export const ideogram = {
  id: 'ideogram',
  name: 'Ideogram',
  media: 'image',
  form: 'sentences',
  longest: 10_000,
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
  quality: {
    name: 'Rendering speed',
    standard: 'Turbo',
    high: 'Default',
    ultra: 'Quality',
  },
  settings: [{ name: 'Magic Prompt', value: 'Off' }],
  checked: '2026-11-22',
} as const satisfies Service;
