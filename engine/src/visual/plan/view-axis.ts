import type { VideoStyleId } from '../../catalogue/visual.ts';
import type { SubjectClass } from '../reading/subject-words.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import { leftOpen, type Axis, type AxisChoice } from './axis.ts';

const choice = (id: string, label: string, text: string): AxisChoice => ({ id, label, text });

const low = choice('low', 'From a low angle', 'seen from a low angle');
const above = choice('above', 'From slightly above', 'seen from slightly above');
const close = choice('close', 'Closer', 'close view that fills the frame');
const side = choice('side', 'From the side', 'side view');
const front = choice('front', 'From the front', 'straight front view');
const overhead = choice('overhead', 'Straight from above', 'seen straight from above');
const aerial = choice('aerial', 'From high above', 'seen from high above');
const ground = choice('ground', 'From the ground', 'seen from ground level');
const wider = choice('wider', 'Wider', 'wide view with open space all around');

const alternatives: Readonly<Record<SubjectClass, readonly AxisChoice[]>> = {
  person: [low, above, side],
  animal: [low, close, side],
  place: [aerial, ground, choice('nearer', 'Nearer', 'nearer view of its central part')],
  event: [ground, aerial, choice('nearer', 'Nearer', 'nearer view of its central part')],
  food: [overhead, close, choice('level', 'At table height', 'seen at table height')],
  vehicle: [side, low, front],
  part: [side, above, choice('three-quarter', 'Three-quarter', 'three-quarter view')],
  object: [above, front, close],
  concept: [aerial, low, close],
  unknown: [low, above, close],
};

const axis = (choices: Axis['choices']): Axis => ({
  id: 'view',
  label: 'View',
  choices,
  rule: 'V2',
  reason: /\b(?:frame|full|whole|everything)\b/.test(choices[0].text)
    ? 'Keeps the subject whole'
    : 'The view was open',
});

/** Where the picture is taken from. Where the goal fixes that, only the placing in the frame is left. */
export function viewAxis(reading: VisualReading, styleView: VideoStyleId | undefined): Axis {
  if (reading.genre !== undefined) return marginAxis;
  if (reading.view !== undefined)
    return { ...axis(placements(reading)), reason: 'Your goal gives the view; the placing is open' };
  if (styleView === 'close-up')
    return axis([
      choice('close-up', 'Close-up', `close-up, ${subjectName(reading)} filling the frame`),
      low,
      above,
      side,
      leftOpen,
    ]);
  if (styleView === 'wide-shot')
    return axis([
      choice('wide-shot', 'Wide shot', 'wide shot, the whole scene in view'),
      low,
      aerial,
      ground,
      leftOpen,
    ]);
  if (styleView === 'drone-footage') {
    return axis([
      choice('drone', 'Drone', 'seen from a drone high above'),
      choice('drone-low', 'Low drone', 'seen from a drone just above the ground'),
      choice('drone-down', 'Straight down', 'seen from a drone, straight down'),
      choice('drone-far', 'Far away', 'seen from a drone far away'),
      leftOpen,
    ]);
  }
  // A script we cut no words from may well name a view already.
  if (reading.language.code !== 'en' && !/\p{Script=Latin}/u.test(reading.text.slice(0, 400)))
    return axis([leftOpen, ...alternatives.unknown]);
  return axis([usual(reading), ...alternatives[reading.subject.kind], leftOpen]);
}

const named = (label: string, text: string): AxisChoice => choice('usual', label, text);

function usual(reading: VisualReading): AxisChoice {
  const { kind, isPlural } = reading.subject;
  const whole = `the whole ${subjectName(reading).replace(/^the /, '')} in frame`;
  if (reading.isAbstract) return named('Wide', 'wide view, open space around it');
  if (reading.isLong) return named('Everything visible', 'wide enough to show everything described');
  if (reading.relation !== undefined || reading.counts.groups.length > 1)
    return named('Eye level', 'eye-level view');
  if (kind === 'place' || kind === 'event') return named('Wide', 'wide view');
  if (reading.timelapse !== undefined) return named('Near enough', 'near enough to show the whole change');
  if (kind === 'part') return named('Close', 'close view at eye level');
  if (reading.isSentence || (kind === 'person' && reading.motion !== undefined))
    return named('Medium-wide', 'medium-wide shot at eye level');
  if (kind === 'unknown' && reading.motion !== undefined)
    return named('Whole action', 'medium shot, the whole action visible');
  if (reading.counts.groups.length === 1) return named('Eye level', 'eye-level view');
  if (kind === 'person')
    return named('Full figure', isPlural ? 'full figures at eye level' : 'full figure at eye level');
  if (kind === 'vehicle' && reading.motion !== undefined)
    return named('Wide', isPlural ? 'wide shot' : `wide shot, ${whole}`);
  if (isPlural && kind !== 'food') return named('Eye level', 'eye-level view');
  if (kind === 'animal') return named('Eye level', `eye-level view, ${whole}`);
  if (kind === 'food') return named('From slightly above', 'seen from slightly above');
  if (kind === 'vehicle') return named('Three-quarter', `three-quarter view, ${whole}`);
  return named('Whole in frame', whole);
}

/** The subject's own noun where it is surely known, else "the subject". */
export const subjectName = ({ subject }: VisualReading): string => `the ${subject.noun ?? 'subject'}`;

/** Flat pieces have no point of view, only the room around their motif. */
export const marginAxis: Axis = {
  id: 'view',
  label: 'Margin',
  choices: [
    { ...leftOpen, label: 'Even margin' },
    choice('wide-margin', 'Wide margin', 'wide margin on all sides'),
    choice('narrow-margin', 'Narrow margin', 'narrow margin, motif large'),
    choice('no-margin', 'To the edge', 'filling the picture to its edges'),
  ],
  rule: 'V2',
  reason: 'Room around the motif',
};

function placements(reading: VisualReading): Axis['choices'] {
  const shifted = choice('off-center', 'Off center', 'main subject one third in from the edge');
  const wide = choice('more-space', 'More space', 'more open space around the subject');
  const tight = choice('tighter', 'Tighter', 'tighter framing with less space around');
  const middle = choice('centered', 'Centered', 'main subject in the center');
  const open: AxisChoice = { ...leftOpen, label: 'As in your goal' };
  return reading.relation?.sides === undefined
    ? [open, shifted, wide, tight, middle]
    : [open, wider, tight, above];
}
