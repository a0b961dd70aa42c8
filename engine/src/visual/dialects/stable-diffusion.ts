import type { QualityId } from '../../catalogue/visual.ts';
import type { Shape } from '../plan/shape.ts';
import { unknownLimit, type Dialect } from './dialect.ts';

const sizes: Readonly<Record<Shape, string>> = {
  square: '1024x1024',
  landscape: '1216x832',
  wide: '1344x768',
  portrait: '832x1216',
  tall: '768x1344',
};
const steps: Readonly<Record<QualityId, number>> = { standard: 25, high: 28, ultra: 30 };

/** Phrases for SDXL, a short negative prompt, sampler settings; plain brackets are escaped since they weigh words. */
export const stableDiffusion: Dialect = {
  id: 'stable-diffusion',
  name: 'Stable Diffusion',
  versions: [{ id: 'sdxl', label: 'SDXL' }],
  form: 'phrases',
  order: ['subject', 'style', 'composition', 'light'],
  shapes: ['square', 'landscape', 'wide', 'portrait', 'tall'],
  hasNegativeField: () => true,
  dropsArticle: false,
  weighsBrackets: true,
  readsFlags: false,
  longest: () => unknownLimit,
  enoughWords: 55,
  settings: ({ reading, negatives, shape, quality }) => {
    const unwanted = [...negatives, ...(reading.holdsLetters ? [] : ['text']), 'watermark', 'cropped'];
    return `Negative prompt: ${unwanted.join(', ')}\nSettings: ${sizes[shape]}, steps ${steps[quality]}, CFG 6.5, sampler DPM++ 2M Karras`;
  },
  settingsJoint: '\n',
};
