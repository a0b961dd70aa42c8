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
    wide: '1792x1024',
    portrait: '1024x1536',
    tall: '1024x1792',
  },
  shapeSetting: 'Size',
  quality: { name: 'Quality', standard: 'medium', high: 'high', ultra: 'high' },
  checked: '2026-11-22',
} as const satisfies Service;
