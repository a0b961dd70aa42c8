import type { Shape } from '../plan/shape.ts';
import type { Dialect } from './dialect.ts';

const ratios: Readonly<Record<Shape, string>> = {
  square: '1:1',
  landscape: '4:3',
  wide: '16:9',
  portrait: '3:4',
  tall: '9:16',
};

/** Subject, context, style in sentences within 480 tokens; Gemini image models read the same. */
export const imagen: Dialect = {
  id: 'imagen',
  name: 'Imagen',
  versions: [{ id: 'imagen', label: 'Imagen' }],
  form: 'sentences',
  order: ['subject', 'composition', 'light', 'style'],
  shapes: ['square', 'landscape', 'wide', 'portrait', 'tall'],
  hasNegativeField: () => false,
  dropsArticle: false,
  weighsBrackets: false,
  readsFlags: false,
  // 480 tokens; 1,500 characters stay below that in English.
  longest: () => 1_500,
  enoughWords: 200,
  settings: ({ shape }) => `Settings: aspectRatio ${ratios[shape]}`,
  settingsJoint: '\n',
};
