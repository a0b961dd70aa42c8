import { unknownLimit, type Dialect } from './dialect.ts';

/** Plain sentences that every video service with a text field reads; the length is said in words. */
export const anyVideo: Dialect = {
  id: 'any-video',
  name: 'any video service',
  versions: [{ id: 'any', label: 'Any' }],
  form: 'sentences',
  order: ['subject', 'order', 'motion', 'composition', 'light', 'style'],
  shapes: ['wide', 'tall', 'square'],
  seconds: [5, 8, 10],
  hasNegativeField: () => false,
  dropsArticle: false,
  weighsBrackets: false,
  readsFlags: false,
  longest: () => unknownLimit,
  enoughWords: 120,
  settings: ({ seconds }) => `Length: ${seconds} seconds.`,
  settingsJoint: ' ',
};
