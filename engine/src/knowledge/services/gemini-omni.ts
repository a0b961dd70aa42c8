import type { Service } from './service.ts';

export const geminiOmni = {
  id: 'gemini-omni',
  name: 'Gemini Omni Flash',
  media: 'video',
  form: 'sentences',
  longest: 6_000,
  enoughWords: 110,
  negative: 'none',
  shapes: {
    square: '16:9',
    landscape: '16:9',
    wide: '16:9',
    portrait: '9:16',
    tall: '9:16',
  },
  shapeSetting: 'Aspect ratio',
  seconds: [8, 3, 4, 5, 6, 7, 9, 10],
  hasSound: true,
  soundsAlways: true,
  quality: { name: 'Resolution', standard: '720p', high: '1080p', ultra: '4K' },
  checked: '2026-11-22',
} as const satisfies Service;
