import type { VisualReading } from '../reading/read-visual-goal.ts';
import type { MediumPart } from '../medium-part.ts';
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

/** Where clips are watched on a phone held upright. */
const onPhones =
  /\b(?:instagram|insta|tik ?tok|snapchat|whats ?app|(?:youtube )?shorts|reels?|stor(?:y|ies) (?:ad|post)|facebook stor(?:y|ies))\b/i;

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
  { guessShape, media }: MediumPart,
  isWide: boolean,
): Axis {
  const isUpright =
    reading.wordsOutside.some((word) => upright.has(word)) ||
    /\btik ?tok\b/i.test(reading.text.slice(0, 400)) ||
    (media === 'video' &&
      onPhones.test(reading.text.slice(0, 400)) &&
      !/\b(?:landscape|widescreen|horizontal|16:9)\b/i.test(reading.text));
  const guess = guessShape(reading, isUpright, isWide);
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

const nearest = (shape: Shape, available: readonly Shape[]): Shape =>
  (shape === 'landscape' && available.includes('wide')
    ? 'wide'
    : shape === 'portrait' && available.includes('tall')
      ? 'tall'
      : available[0]) ?? 'square';
