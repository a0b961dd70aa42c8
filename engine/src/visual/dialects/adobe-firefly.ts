import type { Shape } from '../plan/shape.ts';
import { unknownLimit, type Dialect } from './dialect.ts';

const ratios: Readonly<Partial<Record<Shape, string>>> = {
  square: '1:1',
  landscape: '4:3',
  wide: '16:9',
  portrait: '3:4',
};

/** Subject, description, style in sentences; content class and exclusions are settings. */
export const adobeFirefly: Dialect = {
  id: 'adobe-firefly',
  name: 'Adobe Firefly',
  versions: [{ id: 'firefly', label: 'Firefly' }],
  form: 'sentences',
  order: ['subject', 'composition', 'style', 'light'],
  shapes: ['square', 'landscape', 'wide', 'portrait'],
  hasNegativeField: () => true,
  dropsArticle: false,
  weighsBrackets: false,
  readsFlags: false,
  longest: () => unknownLimit,
  enoughWords: 200,
  settings: ({ reading, style, negatives, shape, choices }) => {
    const family = reading.medium?.family;
    const isPhoto = family === 'photo' || (family === undefined && style === 'photorealistic');
    const isArt =
      reading.genre !== undefined ||
      (family !== undefined && family !== 'photo') ||
      (style !== undefined && !isPhoto && style !== 'vintage');
    const unwanted = [...negatives, ...(choices['lettering'] === 'none' ? ['text', 'letters'] : [])];
    const fields = [
      isPhoto ? 'contentClass photo' : isArt ? 'contentClass art' : '',
      ratios[shape] ?? '1:1',
      reading.genre === 'pattern' ? 'tileable true' : '',
      unwanted.length > 0 ? `negativePrompt "${unwanted.join(', ')}"` : '',
    ];
    return `Settings: ${fields.filter((field) => field !== '').join(', ')}`;
  },
  settingsJoint: '\n',
};
