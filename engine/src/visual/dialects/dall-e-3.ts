import type { Shape } from '../plan/shape.ts';
import type { Dialect } from './dialect.ts';

const sizes: Readonly<Record<string, Partial<Record<Shape, string>>>> = {
  'dall-e-3': { square: '1024x1024', wide: '1792x1024', tall: '1024x1792' },
  'gpt-image': { square: '1024x1024', wide: '1536x1024', tall: '1024x1536' },
};
const longest: Readonly<Record<string, number>> = { 'dall-e-3': 4_000, 'gpt-image': 32_000 };
const natural = new Set(['photorealistic', 'minimalist', 'watercolor', 'oil-painting', 'vintage']);

const quiet =
  /\b(?:quiet|calm|peaceful|gentle|muted|cosy|cozy|simple|nostalgi\w*|old[- ]fashioned|old|vintage|sad|tired|grim|melanchol\w*|lonely|memor(?:y|ies)|remember|late (?:my )?(?:grand)?(?:father|mother|parents|husband|wife)\w*|realistic|(?:19)?[1-9]0s|used to)\b/i;

/** Sentences, no negative field, no seed; the successor GPT Image reads the same text and has other sizes. */
export const dallE3: Dialect = {
  id: 'dall-e-3',
  name: 'DALL-E 3',
  versions: [
    { id: 'dall-e-3', label: 'DALL-E 3' },
    { id: 'gpt-image', label: 'GPT Image' },
  ],
  form: 'sentences',
  order: ['subject', 'composition', 'light', 'style'],
  shapes: ['square', 'wide', 'tall'],
  hasNegativeField: () => false,
  dropsArticle: false,
  weighsBrackets: false,
  readsFlags: false,
  longest: (version) => longest[version] ?? 4_000,
  enoughWords: 300,
  settings: ({ version, shape, quality, style, reading }) => {
    // This service rewrites every prompt; asking it not to is the only way to keep long or quoted wording.
    const keep = reading.isLong || reading.lettering.length > 0 ? 'Keep this wording unchanged.\n' : '';
    const size = `${keep}Settings: size ${sizes[version]?.[shape] ?? '1024x1024'}`;
    if (version === 'gpt-image') return size;
    const isNatural =
      (style !== undefined && natural.has(style)) ||
      reading.medium?.family === 'photo' ||
      reading.genre !== undefined ||
      quiet.test(reading.text.slice(0, 800));
    return `${size}, quality ${quality === 'standard' ? 'standard' : 'hd'}, style ${isNatural ? 'natural' : 'vivid'}`;
  },
  settingsJoint: '\n',
};
