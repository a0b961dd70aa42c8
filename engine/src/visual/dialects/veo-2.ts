import { unknownLimit, type Dialect } from './dialect.ts';

/** Sentences, 5 to 8 s at 720p and 24 fps, wide or tall; absent things as plain nouns in the negative field. No audio. */
export const veo2: Dialect = {
  id: 'veo-2',
  name: 'Veo 2',
  versions: [{ id: 'veo-2', label: 'Veo 2' }],
  form: 'sentences',
  order: ['subject', 'order', 'motion', 'composition', 'light', 'style'],
  shapes: ['wide', 'tall'],
  seconds: [8, 6, 5],
  hasNegativeField: () => true,
  dropsArticle: false,
  weighsBrackets: false,
  readsFlags: false,
  longest: () => unknownLimit,
  enoughWords: 150,
  settings: ({ reading, negatives, shape, seconds }) => {
    const unwanted = [...negatives, ...(reading.holdsLetters ? [] : ['text', 'captions'])];
    const negative = unwanted.length > 0 ? `; negativePrompt "${unwanted.join(', ')}"` : '';
    return `Settings: ${seconds} s, ${shape === 'tall' ? '9:16' : '16:9'}, 720p${negative}`;
  },
  settingsJoint: '\n',
};
