import { unknownLimit, type Dialect } from './dialect.ts';

/** Plain sentences that every image service reads: no flags, no settings. */
export const anyImage: Dialect = {
  id: 'any-image',
  name: 'any image service',
  versions: [{ id: 'any', label: 'Any' }],
  form: 'sentences',
  order: ['subject', 'composition', 'light', 'style'],
  shapes: ['square', 'landscape', 'wide', 'portrait', 'tall'],
  hasNegativeField: () => false,
  dropsArticle: false,
  weighsBrackets: false,
  readsFlags: false,
  longest: () => unknownLimit,
  enoughWords: 200,
  settings: () => '',
  settingsJoint: '\n',
};
