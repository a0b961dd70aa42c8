import type { VideoStyleId } from '../../catalogue/visual.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import { leftOpen, type Axis, type AxisChoice } from './axis.ts';
import type { NounGroup } from '../reading/subject-words.ts';
import { contradicts } from './clashes.ts';
import { choicesOf, type GoalLooks } from './looks/find-look.ts';
import { deedLooks } from './looks/deed-looks.ts';
import { livingLooks } from './looks/living-looks.ts';
import { stagedViews } from './staged-views.ts';
import { thingLooks } from './looks/thing-looks.ts';
import { placeLooks } from './looks/place-looks.ts';
import { isTitle, isWalk, subjectName, wholeOf } from './whole-subject.ts';

const axis = (choices: readonly AxisChoice[], reason: string): Axis => ({
  id: 'view',
  label: 'View',
  choices: choices as unknown as Axis['choices'],
  rule: 'V2',
  reason,
});

/** Where the picture is taken from. Where the goal fixes that, only the placing in the frame is left. */
export function viewAxis(
  reading: VisualReading,
  looks: GoalLooks,
  styleView: VideoStyleId | undefined,
): Axis {
  if (reading.view !== undefined)
    return axis(placements(reading), 'Your goal gives the view; the placing is open');
  const whole = wholeOf(reading);
  const byStyle = styleViews(reading, styleView);
  if (byStyle !== undefined) return axis([...choicesOf(byStyle, whole), leftOpen], 'The style you chose');
  // A script we cut no words from may well name a view already.
  if (reading.language.code !== 'en' && !/\p{Script=Latin}/u.test(reading.text.slice(0, 400)))
    return axis([leftOpen, ...choicesOf(unknownViews, whole)], 'The view was open');
  const seen = viewsFor(reading, looks);
  // Lenses are words of photographers.
  const text = named(
    isDrawn(reading) ? seen.replaceAll('macro', 'close').replaceAll('telephoto ', '') : seen,
    reading,
  );
  const reason = text.includes('{whole}') ? 'Keeps the subject whole' : 'The view was open';
  const fitting = choicesOf(text.split('|').length < 3 ? `${text}|${third}` : text, whole).filter(
    (choice) => !contradicts(choice.text, reading),
  );
  return axis([...(fitting.length > 0 ? fitting : choicesOf(unknownViews, whole)), leftOpen], reason);
}

/** What is held or worked on is called by its name. */
const named = (text: string, { object, subject: { noun } }: VisualReading): string => {
  const thing = object?.noun;
  return text
    .replace('{object}', thing === undefined ? ' and hands' : `, hands and the ${thing}`)
    .replace('{hands}', thing === undefined ? 'the hands' : `hands and ${thing}`)
    .replace(
      '{action}',
      thing === undefined || noun === undefined ? 'the whole action' : `the ${noun} and the ${thing}`,
    );
};

const isDrawn = ({ medium }: VisualReading): boolean =>
  medium !== undefined && !/^(?:photo|3d|moving)$/.test(medium.family);

/** A last choice for everything that has two of its own. */
const third = 'wide view with open space around it';
const unknownViews = `three-quarter view, {whole}|seen from a low angle|close view that fills the frame|${third}`;
const actionViews =
  'medium-wide shot at eye level, {action} in frame|low angle, close to the action|seen from slightly above';

const handViews =
  'close view of the hands at work|seen straight from above, hands and work in frame|view over the shoulder onto the work';
const personAtWork =
  'medium shot from the waist up, hands in front, face above them|close view of the hands, face soft behind|seen from slightly above';
const isOfNoTrade = (group: NounGroup | undefined): boolean =>
  group === 'person' || group === 'futurist' || group === 'maker' || group === 'worker';

const acts = ({ motion, isSentence }: VisualReading): boolean => motion !== undefined || isSentence;

/** Too small to be understood from afar. */
const mechanism =
  /\b(?:lock|latch|clasp|buckle|hinge|valve|zipper|clip|plug|socket) (?:\w+ ){0,6}?(?:opens?|closes?|works?|locks?|turns?|clicks?|snaps?|goes)\b/i;

/** Where an animal takes the part of people, its company is half the joke. */
const atWork =
  /\b(?:meetings?|office|class(?:room)?|lessons?|conference|court(?:room)?|desk|kitchen|restaurant|press|choir|weather|news|lecture|speech)\b/i;

/** Rain on a window is seen from as near as the glass. */
const onPane =
  /\b(?:rain|raindrops?|drops|droplets|frost|snow|condensation) (?:\w+ ){0,2}(?:on|down|against|over) (?:(?:an?|the|my|his|her) )?(?:\w+ )?(?:window|pane|glass|windscreen|windshield|mirror)s?\b/i;

function styleViews(reading: VisualReading, style: VideoStyleId | undefined): string | undefined {
  if (style === 'close-up')
    return `close-up, ${subjectName(reading)} filling the frame|close-up from a low angle|close-up from the side`;
  if (style === 'wide-shot')
    return 'wide shot, the whole scene in view|wide shot from a low angle|wide shot from high above';
  if (style === 'drone-footage')
    return 'seen from a drone high above|seen from a drone just above the ground|seen from a drone, straight down|seen from a drone far away';
  return undefined;
}

function viewsFor(reading: VisualReading, looks: GoalLooks): string {
  const { mood, subject: own } = looks;
  const { kind, isCompound } = reading.subject;
  if (reading.isAbstract)
    return 'wide view, open space around it|seen from high above|close view that fills the frame';
  if (reading.isLong)
    return 'wide enough to show everything described|eye-level view into the depth of the scene|seen from slightly above, everything in frame|low angle, everything in frame';
  if (reading.timelapse !== undefined)
    return kind === 'place' || kind === 'event'
      ? (own?.view ?? unknownViews)
      : 'near enough to show the whole change, fixed view|seen straight from above|close view of one part';
  if (own === thingLooks.shape && own.view !== undefined) return own.view;
  if (onPane.test(reading.text.slice(reading.leadInLength, reading.leadInLength + 60)))
    return 'close view of the surface, background soft|straight view through it|view along the surface';
  if (reading.journey !== undefined && !/^(?:insect|reptile)$/.test(reading.subject.group ?? ''))
    return journeyViews(reading, looks);
  if (
    reading.lettering.length > 0 &&
    /^(?:words?|sign|text|letters|saying|phrase|billboard|banner|neon)$/.test(
      reading.subject.chunk.at(-1) ?? '',
    )
  )
    return 'straight front view, lettering upright and large|seen from slightly below|three-quarter view';
  if (isTitle(reading))
    return 'straight front view, centered, plain ground|straight front view, filling the frame';
  if (isWalk(reading))
    return 'eye-level view straight ahead|low view straight ahead|wide view straight ahead';
  if (acts(reading) && mechanism.test(reading.text.slice(0, 200)))
    return 'close view at an angle that shows how it moves, the hand beside it|straight close view|seen from above';
  const staged = stagedViews(reading, looks);
  if (staged !== undefined) return staged;
  if (reading.relation !== undefined || reading.counts.groups.length > 1 || isCompound)
    return apartViews(reading);
  if (kind === 'part') return own?.view ?? unknownViews;
  if (looks.isHumanlike && atWork.test(reading.text.slice(0, 400)))
    return 'medium-wide shot at eye level, the whole scene in frame|close on face and hands|wide view with the room around';
  const isHuman = kind === 'person' && own !== livingLooks.legend && own !== livingLooks.futurist;
  if (mood?.view !== undefined && !isHuman && kind !== 'place') return mood.view;
  // A second sentence tells of others, whom a near view would leave out.
  const tellsMore = /[.!?] \S/.test(reading.text.slice(0, 400));
  const byDeed =
    reading.deed === undefined ||
    (reading.deed === 'feeling' && reading.sequence !== undefined) ||
    /^(?:doors?|windows?|curtains?|gates?)$/.test(reading.object?.noun ?? '') ||
    (kind === 'person' &&
      reading.subject.isPlural &&
      (reading.deed === 'handwork' || (reading.deed === 'handling' && looks.place !== undefined))) ||
    tellsMore ||
    (own === livingLooks.futurist && kind === 'person')
      ? undefined
      : deedLooks[reading.deed].view;
  if (reading.deed === 'handwork' && reading.wordsOutside.some((word) => /^(?:hands?|fingers?)$/.test(word)))
    return kind === 'person' ? personAtWork : handViews;
  if (
    byDeed !== undefined &&
    !(own === livingLooks.crowd && reading.deed === 'handling' && reading.object === undefined) &&
    (kind === 'person' ||
      (kind === 'unknown' &&
        reading.deed === 'handwork' &&
        reading.medium === undefined &&
        /^\w+ing /.test(reading.text)))
  )
    return byDeed;
  if (
    acts(reading) &&
    (own?.view === undefined ||
      (kind === 'object' && reading.isSentence) ||
      (own === livingLooks.crowd && reading.object !== undefined) ||
      isOfNoTrade(reading.subject.group))
  )
    return actionViews;
  return own?.view ?? unknownViews;
}

/** What goes somewhere needs room ahead, or the whole of what it crosses. */
function journeyViews(reading: VisualReading, { place }: GoalLooks): string {
  const name = subjectName(reading);
  // A camera that travels by itself shows nobody on the way.
  if (reading.camera !== undefined && /camera|drone|shot|subject/.test(name))
    return 'wide view, the way ahead in frame|low view along the way|seen from above, the way ahead visible';
  const isFar = place === placeLooks.town || place === placeLooks.height || place === placeLooks.shore;
  return reading.journey?.course === 'crossing'
    ? `wide side view, the way across in frame from end to end|seen from above, the way across as a line|low view from the far side, ${name} coming closer`
    : `${isFar ? 'wide' : 'medium-wide'} shot, room ahead of ${name}|low and close to ${name}|seen from above, the way ahead visible`;
}

/** Several parties: each must be told apart from the others. */
function apartViews({ subject: { kind }, wordsOutside }: VisualReading): string {
  if (wordsOutside.some((word) => /^(?:walls?|doors?|windows?|facade)$/.test(word)) && kind === 'object')
    return 'straight front view, upright lines straight|three-quarter view from the ground|close view of the surface';
  if (kind === 'object' || kind === 'food')
    return 'slightly raised view that shows the gaps between them|straight view at table height|seen straight from above';
  return kind === 'place' || kind === 'event'
    ? 'wide view at eye level|seen from high above|wide view from a low angle'
    : 'medium-wide view at eye level|wide view from a low angle|seen from slightly above';
}

function placements(reading: VisualReading): readonly AxisChoice[] {
  const open: AxisChoice = { ...leftOpen, label: 'As in your goal' };
  const isNear = /close|macro|portrait|headshot|profile/.test(reading.view ?? '');
  const texts = isNear
    ? 'main subject one third in from the edge|main subject in the center|main subject cut by the edge of the frame'
    : reading.relation?.sides === undefined
      ? 'main subject one third in from the edge|more open space around the subject|something near and out of focus in the foreground'
      : 'wide view with open space all around|tighter framing|slightly raised view';
  return [open, ...choicesOf(texts)];
}
