import type { Service } from './service.ts';

export const gptImage = {
  id: 'gpt-image',
  name: 'GPT Image',
  media: 'image',
  form: 'sentences',
  longest: 32_000,
  enoughWords: 130,
  negative: 'none',
  shapes: {
    square: '1024x1024',
    landscape: '1536x1024',
    wide: '1536x864',
    portrait: '1024x1536',
    tall: '864x1536',
  },
  shapeSetting: 'Size',
  free: { step: 16, pixels: 1_572_864, least: 655_360, most: 8_294_400, widest: 3, longestSide: 3_840 },
  quality: { name: 'Quality', standard: 'medium', high: 'high', ultra: 'high' },
  checked: '2026-11-22',
} as const satisfies Service;
