import type { VisualReading } from '../reading/read-visual-goal.ts';
import { genreFrames } from './genre-frame.ts';
import type { Axis, AxisChoice } from './axis.ts';
import type { Shape } from './shape.ts';

/** Words that ask for a tall frame. */
const upright: ReadonlySet<string> = new Set([
  'vertical',
  'upright',
  'tiktok',
  'reel',
  'reels',
  'shorts',
  'story',
  'stories',
]);

const handheld: ReadonlySet<string> = new Set(['app', 'mobile', 'phone', 'iphone', 'android']);

const labels: Readonly<Record<Shape, string>> = {
  square: 'Square',
  landscape: 'Landscape',
  wide: 'Wide',
  portrait: 'Portrait',
  tall: 'Tall',
};
const choice = (id: Shape): AxisChoice => ({ id, label: labels[id], text: '' });

/** The proportions, guessed from what is shown, unless the goal itself gives a ratio. */
export function shapeAxis(
  reading: VisualReading,
  available: readonly Shape[],
  isVideo: boolean,
  isWide: boolean,
): Axis {
  const isUpright = reading.wordsOutside.some((word) => upright.has(word));
  const guess = isVideo
    ? isUpright
      ? 'tall'
      : 'wide'
    : isUpright
      ? 'portrait'
      : widened(guessShape(reading), isWide && reading.genre === undefined);
  const first = available.includes(guess) ? guess : nearest(guess, available);
  const rest = available.filter((shape) => shape !== first);
  return {
    id: 'shape',
    label: 'Proportions',
    choices: [choice(first), ...rest.map(choice)],
    rule: 'V9',
    reason: 'Proportions follow what is shown',
  };
}

const widened = (shape: Shape, isWide: boolean): Shape =>
  isWide && (shape === 'square' || shape === 'portrait') ? 'landscape' : shape;

function guessShape(reading: VisualReading): Shape {
  if (reading.use?.shape !== undefined) return reading.use.shape;
  if (reading.genre === 'comic' && /\bstrip\b/i.test(reading.text.slice(0, 400))) return 'wide';
  if (reading.genre === 'interface' && reading.wordsOutside.some((word) => handheld.has(word)))
    return 'portrait';
  if (
    reading.genre === 'cover' &&
    / (?:album|single|podcast|record|playlist) /.test(` ${reading.wordsOutside.join(' ')} `)
  )
    return 'square';
  if (reading.genre !== undefined) return genreFrames[reading.genre].shape;
  if (
    reading.view === 'portrait' ||
    reading.view === 'headshot' ||
    reading.view === 'full body' ||
    reading.view === 'full-body'
  )
    return 'portrait';
  if (reading.subject.kind === 'place' || reading.subject.kind === 'event') return 'wide';
  if (reading.view === 'isometric') return 'square';
  if (/aerial|wide|panoram|drone|establishing/.test(reading.view ?? '')) return 'wide';
  if (
    reading.isAbstract ||
    reading.isLong ||
    reading.isSentence ||
    reading.relation !== undefined ||
    reading.setting.stated
  )
    return 'landscape';
  if (reading.counts.groups.length > 1) return 'landscape';
  return reading.subject.kind === 'person' ? 'portrait' : 'square';
}

const nearest = (shape: Shape, available: readonly Shape[]): Shape =>
  (shape === 'landscape' && available.includes('wide')
    ? 'wide'
    : shape === 'portrait' && available.includes('tall')
      ? 'tall'
      : available[0]) ?? 'square';
