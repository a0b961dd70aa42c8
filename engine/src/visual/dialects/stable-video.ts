import type { Shape } from '../plan/shape.ts';
import { unknownLimit, type Dialect } from './dialect.ts';

const sizes: Readonly<Partial<Record<Shape, string>>> = {
  wide: '1024x576',
  tall: '576x1024',
  square: '768x768',
};
const buckets: Readonly<Record<string, number>> = { calm: 40, normal: 127, lively: 180 };

/** Reads no text: a prompt for the first frame, then numbers. 25 frames at 6 fps are about 4 s, its only length. */
export const stableVideo: Dialect = {
  id: 'stable-video',
  name: 'Stable Video',
  versions: [{ id: 'svd-xt', label: 'SVD XT' }],
  form: 'phrases',
  order: ['subject', 'composition', 'light', 'style'],
  shapes: ['wide', 'tall', 'square'],
  hasNegativeField: () => false,
  dropsArticle: false,
  weighsBrackets: false,
  readsFlags: false,
  longest: () => unknownLimit,
  enoughWords: 100,
  opening: 'First frame: ',
  showsOneMoment: true,
  settings: ({ shape, choices }) =>
    `Settings: ${sizes[shape] ?? '1024x576'}, 25 frames, 6 fps, motion_bucket_id ${buckets[choices['motion'] ?? 'normal'] ?? 127}, cfg_scale 1.8`,
  settingsJoint: '\n',
  ownAxis: {
    id: 'motion',
    label: 'Movement',
    choices: [
      { id: 'normal', label: 'Normal' },
      { id: 'calm', label: 'Calm' },
      { id: 'lively', label: 'Lively' },
    ],
    reason: 'The only say in how much moves',
    guess: (reading) => (reading.motion === undefined ? 'calm' : 'normal'),
  },
};
