import type { VisualReading } from '../reading/read-visual-goal.ts';
import { genreFrames } from './genre-frame.ts';
import { leftOpen, type Axis, type AxisChoice } from './axis.ts';

const plain: AxisChoice = { id: 'plain', label: 'Plain background', text: 'plain light background' };
const uncluttered: AxisChoice = {
  id: 'uncluttered',
  label: 'Uncluttered',
  text: 'simple, uncluttered background',
};
const natural: AxisChoice = {
  id: 'natural',
  label: 'Natural surroundings',
  text: 'uncluttered natural background',
};
const outdoors: AxisChoice = { id: 'outdoors', label: 'Outdoors', text: 'in an open outdoor setting' };
const indoors: AxisChoice = { id: 'indoors', label: 'In a room', text: 'in a quiet room' };
const table: AxisChoice = { id: 'table', label: 'On a table', text: 'on a plain tabletop' };
const openGround: AxisChoice = { id: 'ground', label: 'Open ground', text: 'on open, level ground' };
/** Things that grow or lie outdoors. */
export const growing =
  /^(?:trees?|plants?|flowers?|rose|roses|tulip|sunflower|cactus|grass|leaf|leaves|rock|stone)$/;

/** The ground of marks and lettering that stand on nothing. */
export const emptyGroundAxis: Axis = {
  id: 'setting',
  label: 'Background',
  choices: [
    { id: 'white', label: 'White', text: 'plain white background' },
    { id: 'dark', label: 'Dark', text: 'plain dark background' },
    { id: 'color', label: 'One color', text: 'background of one solid color' },
    leftOpen,
  ],
  rule: 'V2',
  reason: 'The background was open',
};

/** Where the subject is, if the goal does not say and the kind of subject allows a neutral ground. */
export function settingAxis(reading: VisualReading): Axis | undefined {
  const { subject, setting } = reading;
  if (reading.genre !== undefined && genreFrames[reading.genre].hasGround) return emptyGroundAxis;
  if (
    setting.stated ||
    reading.genre !== undefined ||
    reading.isLong ||
    reading.isAbstract ||
    reading.view === 'view of'
  )
    return undefined;
  if (subject.kind === 'place' || subject.kind === 'event' || setting.surroundings !== 'unknown')
    return undefined;
  return {
    id: 'setting',
    label: 'Background',
    choices: groundsFor(reading),
    rule: 'V2',
    reason: 'The background was open',
  };
}

function groundsFor({ subject, isSentence, motion }: VisualReading): Axis['choices'] {
  if (subject.kind === 'person' || subject.kind === 'animal')
    return [uncluttered, { ...plain, text: 'plain studio background' }, outdoors, indoors, leftOpen];
  if (subject.kind === 'food')
    return [table, plain, { id: 'dark', label: 'Dark background', text: 'plain dark background' }, leftOpen];
  if (subject.kind === 'vehicle')
    return [openGround, { ...plain, text: 'plain studio background' }, outdoors, leftOpen];
  if (subject.noun !== undefined && growing.test(subject.noun)) return [natural, plain, outdoors, leftOpen];
  if (isSentence || motion !== undefined) return [uncluttered, plain, outdoors, indoors, leftOpen];
  if (subject.kind === 'unknown') return [uncluttered, plain, outdoors, leftOpen];
  return [plain, indoors, outdoors, leftOpen];
}
