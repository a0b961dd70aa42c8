import type { QualityId } from '../../catalogue/visual.ts';
import type { Shape } from '../plan/shape.ts';
import { unknownLimit, type Dialect, type SettingsInput } from './dialect.ts';

const sizes: Readonly<Record<Shape, string>> = {
  square: '1024x1024',
  landscape: '1216x832',
  wide: '1344x768',
  portrait: '832x1216',
  tall: '768x1344',
};
const steps: Readonly<Record<QualityId, number>> = { standard: 25, high: 28, ultra: 30 };

/** What the wanted way of making is most often mistaken for. */
function otherMedia({ medium }: SettingsInput['reading'], style: SettingsInput['style']): readonly string[] {
  const made = medium?.family ?? style;
  if (made === 'photo' || made === 'photorealistic') return ['illustration', 'painting'];
  return made === undefined ||
    made === 'minimalist' ||
    made === 'vintage' ||
    made === 'object' ||
    made === 'moving'
    ? []
    : ['photo'];
}

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
  settings: ({ reading, negatives, shape, quality, style }) => {
    const unwanted = [
      ...negatives,
      ...(reading.holdsLetters ? [] : ['text']),
      ...otherMedia(reading, style),
      'watermark',
      'cropped',
    ];
    return `Negative prompt: ${unwanted.join(', ')}\nSettings: ${sizes[shape]}, steps ${steps[quality]}, CFG 6.5, sampler DPM++ 2M Karras`;
  },
  settingsJoint: '\n',
};
