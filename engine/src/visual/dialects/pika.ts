import type { QualityId } from '../../catalogue/visual.ts';
import type { Shape } from '../plan/shape.ts';
import { unknownLimit, type Dialect, type SettingsInput } from './dialect.ts';

const ratios: Readonly<Partial<Record<Shape, string>>> = {
  wide: '16:9',
  tall: '9:16',
  square: '1:1',
  landscape: '3:2',
  portrait: '2:3',
};
const resolution: Readonly<Record<QualityId, string>> = { standard: '720p', high: '720p', ultra: '1080p' };

/** Sentences with fields of the current versions, or the bot's flags where those are switched on. 5 or 10 s. */
export const pika: Dialect = {
  id: 'pika',
  name: 'Pika Labs',
  versions: [{ id: '2.2', label: '2.2' }],
  form: 'sentences',
  order: ['subject', 'order', 'composition', 'light', 'style', 'motion'],
  shapes: ['wide', 'tall', 'square', 'landscape', 'portrait'],
  seconds: [5, 10],
  hasNegativeField: () => true,
  dropsArticle: false,
  weighsBrackets: false,
  readsFlags: false,
  longest: () => unknownLimit,
  enoughWords: 100,
  settings: (input) => (input.choices['flags'] === 'on' ? flagLine(input) : fieldLine(input)),
  settingsJoint: '\n',
  saysCameraInSettings: ({ flags, camera }) => flags === 'on' && (camera === 'pan' || camera === 'push-in'),
  ownAxis: {
    id: 'flags',
    label: 'Pika flags',
    choices: [
      { id: 'off', label: 'Fields (web, API)' },
      { id: 'on', label: 'Flags (bot)' },
    ],
    reason: 'Current versions have fields; the bot reads flags',
    guess: () => 'off',
  },
};

const unwantedIn = ({ reading, negatives }: SettingsInput): string =>
  [...negatives, ...(reading.holdsLetters ? [] : ['text', 'logo'])].join(', ');

function fieldLine(input: SettingsInput): string {
  const unwanted = unwantedIn(input);
  const negative = unwanted === '' ? '' : `; negative_prompt "${unwanted}"`;
  return `Settings: ${input.seconds} s, ${ratios[input.shape] ?? '16:9'}, ${resolution[input.quality]}${negative}`;
}

function flagLine(input: SettingsInput): string {
  const unwanted = unwantedIn(input);
  const camera = input.choices['camera'];
  const flags = [
    camera === 'pan' ? '-camera pan right' : camera === 'push-in' ? '-camera zoom in' : '',
    `-motion ${input.reading.motion === undefined ? 1 : 2}`,
    `-ar ${ratios[input.shape] ?? '16:9'}`,
    unwanted === '' ? '' : `-neg "${unwanted}"`,
  ];
  return `${flags.filter((flag) => flag !== '').join(' ')}\nSettings: ${input.seconds} s where the version allows it`;
}
