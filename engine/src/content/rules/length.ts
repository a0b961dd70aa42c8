import type { LengthRange } from '../deliverables/deliverable.ts';
import type { Scene } from '../scene.ts';

type LengthChoice = 'usual' | 'shorter' | 'longer' | 'open';

const roundTo = (value: number, range: LengthRange): number => {
  if (range.unit !== 'words') return Math.max(1, Math.round(value));
  const step = value < 40 ? 5 : value < 400 ? 10 : 50;
  return Math.max(step, Math.round(value / step) * step);
};

/** Up to here a lower bound would only be filled with padding. */
const shortText = 300;

/** The bounds in the goal's leaning or the person's choice. */
export const lengthBounds = (range: LengthRange, choice: LengthChoice): readonly [number, number] => {
  const factor = choice === 'shorter' ? 0.5 : choice === 'longer' ? 2 : 1;
  return [roundTo(range.min * factor, range), roundTo(range.max * factor, range)];
};

/** The size as it stands in a sentence: "at most 120 words" for a short text, else "600 to 900 words". */
export const lengthText = (range: LengthRange, choice: LengthChoice): string => {
  const [min, max] = lengthBounds(range, choice);
  if (min === max) return `${min} ${range.unit}`;
  return range.unit === 'words' && max <= shortText
    ? `at most ${max} words`
    : `${min} to ${max} ${range.unit}`;
};

const spoken = new Set([
  'video-script',
  'call-script',
  'speech',
  'script',
  'presentation',
  'scene',
  'dialogue',
]);

/** The length that the goal states for the text itself; minutes count for what is spoken, not for a meeting. */
export const statedLength = (scene: Scene): string | undefined => {
  const { exact } = scene.reading.size;
  const isTime = exact !== undefined && /\b(?:minutes?|mins?|seconds?)$/i.test(exact.replace(/-/g, ' '));
  return isTime && !spoken.has(scene.deliverableId ?? '') ? undefined : exact;
};

/** Whether a number of things in the goal is the number asked for, not part of the story. */
export const countsResult = (scene: Scene): boolean => {
  const { reading, answer, deliverableId } = scene;
  const counted = reading.size.count?.text.toLowerCase() ?? '';
  const last = counted.split(' ').at(-1) ?? '';
  if (counted === '' || answer.length?.unit === 'words' || answer.form === 'fiction') return false;
  if (/^(?:versions?|options|variations|variants)$/.test(last)) return true;
  if (deliverableId)
    return (reading.noun ?? '').toLowerCase().endsWith(last) || answer.length?.unit.endsWith(last) === true;
  return (
    reading.question === 'list' ||
    (answer.form === 'list' &&
      reading.request
        .toLowerCase()
        .slice(0, 60 + counted.length)
        .includes(counted))
  );
};

/** Whether the goal says itself how long the result is. */
export const hasOwnLength = (scene: Scene): boolean =>
  statedLength(scene) !== undefined || countsResult(scene);

/** "Keep it short" said as a number, where words are counted; else the usual size of kinds that need one said. */
const leaningChoice = ({ reading, answer, translated }: Scene): LengthChoice => {
  const { leaning } = reading.size;
  const isSaid = answer.gist.includes('{length}');
  if (translated || (!isSaid && (leaning === 'usual' || answer.length?.unit !== 'words'))) return 'open';
  return leaning === 'short' ? 'shorter' : leaning === 'long' ? 'longer' : 'usual';
};

/** The length in force: the person's choice, else what the goal leans to, else open where the kind needs none said. */
export const lengthChoice = (scene: Scene): LengthChoice => {
  const usual = leaningChoice(scene);
  const others = (['usual', 'shorter', 'longer', 'open'] as const).filter((choice) => choice !== usual);
  return scene.choose('length', [usual, ...others]);
};
