import type { Dialect } from './dialect.ts';

/** Gen-4.5: the one move first, then scene and details; positive phrasing alone, 1,000 UTF-16 units, 5 or 10 s. */
export const runway: Dialect = {
  id: 'runway',
  name: 'Runway ML',
  versions: [{ id: 'gen-4.5', label: 'Gen-4.5' }],
  form: 'sentences',
  order: ['motion', 'subject', 'order', 'composition', 'light', 'style'],
  shapes: ['wide', 'tall'],
  seconds: [5, 10],
  hasNegativeField: () => false,
  dropsArticle: false,
  weighsBrackets: false,
  readsFlags: false,
  longest: () => 1_000,
  enoughWords: 60,
  settings: ({ shape, seconds }) => `Settings: ${seconds} s, ${shape === 'tall' ? '720:1280' : '1280:720'}`,
  settingsJoint: '\n',
};
