import type { VideoStyleId } from '../../catalogue/visual.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import { chosen, leftOpen, type Axis } from './axis.ts';
import { cameraAxis } from './camera-axis.ts';
import { durationAxis } from './duration-axis.ts';
import { journeyPhrase } from './journey-phrase.ts';
import type { PlanOptions } from './plan-options.ts';
import type { SceneDraft } from './scene-draft.ts';

const orbitDirection: Axis = {
  id: 'direction',
  label: 'Direction',
  choices: [
    leftOpen,
    { id: 'clockwise', label: 'Clockwise', text: 'clockwise' },
    { id: 'counterclockwise', label: 'Counterclockwise', text: 'counterclockwise' },
  ],
  rule: 'M1',
  reason: 'The direction was open',
};

/** The camera's part and the order of events of a clip. */
export function planMotion(
  reading: VisualReading,
  options: PlanOptions,
  dialect: Dialect,
  draft: SceneDraft,
): void {
  if (!dialect.order.includes('motion')) return;
  if (reading.edit !== undefined && reading.camera === undefined)
    draft.add('motion', 'the camera stays still', 'M1', 'A moving camera would show what no picture holds');
  else draft.take(cameraAxis(reading, options.style as VideoStyleId | undefined), 'motion');
  if (reading.camera?.clause !== undefined && reading.camera.move !== 'still')
    draft.add('motion', 'one smooth move at a steady speed', 'M1', 'One move per clip');
  if (reading.camera?.move === 'orbit' && !/clockwise/i.test(reading.camera.clause?.text ?? 'clockwise'))
    draft.take(orbitDirection, 'motion');
  if (dialect.seconds === undefined) return;
  const seconds = Number(chosen(durationAxis(reading, dialect.seconds), options.assumptions).id);
  const way = journeyPhrase(reading);
  const text =
    way !== '' && (reading.sequence === undefined || !/ then /i.test(reading.text.slice(0, 1000)))
      ? way
      : reading.timelapse !== undefined
        ? 'one continuous take, the change gradual'
        : reading.sequence !== undefined
          ? orderPhrase(reading, seconds)
          : '';
  draft.add('order', text, 'M2', 'Your order of events');
  if (text === '' && /\bbefore and after\b/i.test(reading.text.slice(0, 400)))
    draft.add('order', 'the same view throughout, the change in one take', 'M2', 'Two states of one thing');
  if (
    /\b(?:loops|looping|looped|seamless loop|loop)\b/i.test(reading.text.slice(0, 400)) &&
    !/\bfirst frame\b/i.test(reading.text)
  )
    draft.add('order', 'the last frame is the same as the first', 'M2', 'A loop closes');
}

/** "Wakes up, stretches and jumps". */
const three =
  /\b\p{L}+[^s\P{L}]s\b[^,.]*, (?:\p{L}+ly )?\p{L}+s\b[^,.]*,? and (?:then )?(?:\p{L}+ly )?\p{L}+s\b/iu;

const orderPhrase = ({ text }: VisualReading, seconds: number): string =>
  text.slice(0, 1000).split(/\bthen\b/i).length > 2 || three.test(text.slice(0, 400))
    ? 'one continuous shot, every action in the order given'
    : `one continuous shot: the first action for about ${Math.round(seconds * 0.4)} seconds, the second until the end`;
