import type { VideoStyleId } from '../../catalogue/visual.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import type { Journey } from '../reading/find-journey.ts';
import type { Axis, AxisChoice } from './axis.ts';
import { isWalk, subjectName } from './whole-subject.ts';

const move = (id: string, label: string, text: string): AxisChoice => ({ id, label, text });

const axis = (choices: Axis['choices'], reason: string): Axis => ({
  id: 'camera',
  label: 'Camera',
  choices,
  rule: 'M1',
  reason,
});

/** Too slow and small to leave the frame. */
const isSlow: ReadonlySet<string | undefined> = new Set(['insect', 'reptile']);

/** How a camera goes with something on its way, the fitting move first. */
function journeyMoves({ course, to, from }: Journey, name: string): Axis['choices'] {
  const along = move('follow', 'Travel alongside', `the camera travels alongside ${name}`);
  const behind = move('behind', 'Follow behind', `the camera follows close behind ${name}`);
  const back = move(
    'still',
    'Still, far back',
    'the camera stays still and far back, the whole way in frame',
  );
  const rise = move('rise', 'Rise along', `the camera rises with ${name}`);
  if (course === 'rising') return [rise, back, along];
  if (course === 'crossing')
    return [move('across', 'Still', `the camera stays still, ${name} crossing the frame`), along, behind];
  return course === 'entering' || (to !== undefined && from === undefined)
    ? [behind, along, back]
    : [along, behind, back];
}

/** The one camera move of a clip; undefined when the goal has its own. */
export function cameraAxis(reading: VisualReading, style: VideoStyleId | undefined): Axis | undefined {
  if (reading.camera !== undefined) return undefined;
  const name = subjectName(reading);
  const still = move('still', 'Still', 'the camera stays still');
  const push = move('push-in', 'Slow push in', 'slow push in');
  const pull = move('pull-back', 'Slow pull back', 'slow pull back');
  const pan = move('pan', 'Slow pan', 'slow pan from left to right');
  const orbit = move('orbit', 'Slow orbit', `the camera slowly circles ${name}`);
  const follow = move('follow', 'Follow', `the camera follows ${name} at a steady distance`);
  const flight = move('flight', 'Slow flight', 'slow, steady forward flight');
  if (reading.timelapse !== undefined) {
    return axis(
      [move('fixed', 'Fixed', 'fixed camera, same framing from first to last frame'), push, pan],
      'A time lapse needs a fixed frame',
    );
  }
  if (/\bbefore and after\b/i.test(reading.text.slice(0, 400)))
    return axis([still, pan, push], 'Both states are seen from one place');
  if (/\bloop(?:s|ed|ing)?\b/i.test(reading.text.slice(0, 400)))
    return axis([still, orbit, pan], 'A loop needs a camera that ends where it began');
  if (/\b(?:revealing|reveals|then the (?:whole|entire))\b/i.test(reading.text.slice(0, 400)))
    return axis([pull, still, pan], 'One move per clip: it opens onto what comes last');
  const isFlown = style === 'drone-footage' || /drone|aerial|bird|from above/.test(reading.view ?? '');
  if (isFlown && !reading.view?.startsWith('top'))
    return axis([flight, still, pan], 'One move per clip, as drones make it');
  if (isWalk(reading))
    return axis(
      [move('forward', 'Forward', 'the camera moves slowly and steadily forward'), pan, still],
      'One move per clip: the way is the subject',
    );
  if (reading.journey !== undefined && !isSlow.has(reading.subject.group))
    return axis(journeyMoves(reading.journey, name), 'One move per clip: it goes with the journey');
  if (reading.motion !== undefined)
    return axis(
      /^(?:person|animal|vehicle|unknown)$/.test(reading.subject.kind) &&
        !(reading.subject.kind === 'unknown' && reading.subject.isPlural)
        ? [still, follow, push]
        : [still, push, pan],
      'One move per clip: the subject acts, so the camera rests',
    );
  const isThing =
    reading.subject.kind === 'object' ||
    reading.subject.kind === 'vehicle' ||
    reading.subject.kind === 'food';
  return axis(
    isThing ? [push, orbit, still] : [push, pan, still],
    'One move per clip: nothing else moves, so the camera does',
  );
}
