import type { QualityId } from '../../catalogue/visual.ts';
import type { Shape } from '../plan/shape.ts';
import { unknownLimit, type Dialect } from './dialect.ts';

const ratios: Readonly<Partial<Record<Shape, string>>> = {
  wide: '16:9',
  tall: '9:16',
  square: '1:1',
  landscape: '4:3',
  portrait: '3:4',
};
const resolution: Readonly<Record<QualityId, string>> = { standard: '540p', high: '720p', ultra: '1080p' };

/** Ray 2: natural sentences with one camera term, 5 or 9 s, no negative field. */
export const luma: Dialect = {
  id: 'luma',
  name: 'Luma AI',
  versions: [{ id: 'ray-2', label: 'Ray 2' }],
  form: 'sentences',
  order: ['subject', 'order', 'composition', 'motion', 'light', 'style'],
  shapes: ['wide', 'tall', 'square', 'landscape', 'portrait'],
  seconds: [5, 9],
  hasNegativeField: () => false,
  dropsArticle: false,
  weighsBrackets: false,
  readsFlags: false,
  longest: () => unknownLimit,
  enoughWords: 60,
  settings: ({ shape, seconds, quality }) =>
    `Settings: ${seconds} s, ${ratios[shape] ?? '16:9'}, ${resolution[quality]}`,
  settingsJoint: '\n',
};
