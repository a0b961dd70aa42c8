import type { QualityId } from '../../catalogue/visual.ts';
import type { Shape } from '../plan/shape.ts';
import type { Dialect } from './dialect.ts';

const ratios: Readonly<Record<Shape, string>> = {
  square: '1:1',
  landscape: '3:2',
  wide: '16:9',
  portrait: '2:3',
  tall: '9:16',
};
const renderTime: Readonly<Record<QualityId, string>> = { standard: '1', high: '2', ultra: '4' };

/** Flags of the goal that each version lists. */
const listed: Readonly<Record<string, RegExp>> = {
  '7': /^--(?:ar|s|stylize|c|chaos|w|weird|q|no|seed|raw|iw|sw|sref|ow|oref|exp|tile|draft)\b/,
  '8.1': /^--(?:ar|s|stylize|c|chaos|seed|raw|iw|sw|sref|ow|oref|exp)\b/,
};

/** Short phrases, then flags, each only where the version lists it: V8.1 has neither `--no` nor `--q`. */
export const midjourney: Dialect = {
  id: 'midjourney',
  name: 'Midjourney',
  versions: [
    { id: '7', label: 'V7' },
    { id: '8.1', label: 'V8.1' },
  ],
  form: 'phrases',
  order: ['subject', 'composition', 'light', 'style'],
  shapes: ['square', 'landscape', 'wide', 'portrait', 'tall'],
  hasNegativeField: (version) => version === '7',
  dropsArticle: true,
  weighsBrackets: false,
  readsFlags: true,
  longest: () => 6_000,
  enoughWords: 60,
  settings: ({ version, reading, negatives, shape, quality, style, flags }) => {
    const own = flags.filter((flag) => listed[version]?.test(flag));
    const has = (name: string): boolean =>
      own.some((flag) => flag.startsWith(`--${name} `) || flag === `--${name}`);
    const isLiteral = style === 'photorealistic' || reading.medium?.family === 'photo';
    const ours = [
      negatives.length > 0 && !has('no') ? `--no ${negatives.join(', ')}` : '',
      has('ar') ? '' : `--ar ${ratios[shape]}`,
      reading.isAbstract && !has('s') && !has('stylize') ? '--s 250' : '',
      reading.isAbstract && !has('c') && !has('chaos') ? '--c 20' : '',
      isLiteral && !has('raw') ? '--raw' : '',
      reading.genre === 'pattern' && version === '7' && !has('tile') ? '--tile' : '',
      version === '7' && quality !== 'standard' && !has('q') ? `--q ${renderTime[quality]}` : '',
    ];
    return [...own, ...ours.filter((flag) => flag !== ''), `--v ${version}`].join(' ');
  },
  settingsJoint: ' ',
};
