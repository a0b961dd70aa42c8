import type { VisualReading } from '../reading/read-visual-goal.ts';
import { leftOpen, type Axis, type AxisChoice } from './axis.ts';
import { growing } from './setting-axis.ts';

const light = (id: string, label: string, text: string): AxisChoice => ({ id, label, text });

const daylight = light('daylight', 'Daylight', 'natural daylight');
const golden = light('golden', 'Golden hour', 'low golden-hour sunlight');
const overcast = light('overcast', 'Overcast', 'soft overcast light');
const dusk = light('dusk', 'Dusk', 'blue light of dusk');
const soft = light('soft', 'Soft and even', 'soft even light');
const sidelight = light('side', 'From one side', 'soft light from the left');
const hard = light('hard', 'Hard', 'hard light with one clear shadow');
const behind = light('behind', 'From behind', 'gentle light from behind');
const natural = light('natural', 'Soft natural', 'soft natural light');
const indoor = light('indoor', 'Soft indoor', 'soft indoor light');
const window = light('window', 'Window light', 'soft light from a window');
const lamp = light('lamp', 'Lamplight', 'warm lamplight');

const sets: Readonly<Record<VisualReading['setting']['surroundings'] | 'plain' | 'living', Axis['choices']>> =
  {
    outdoors: [daylight, golden, overcast, dusk, leftOpen],
    indoors: [indoor, window, lamp, sidelight, leftOpen],
    underwater: [
      light('filtered', 'Filtered sunlight', 'sunlight filtering down through the water'),
      light('deep', 'Deep water', 'dim blue light of deep water'),
      light('beam', 'One beam', 'one bright beam from above'),
      leftOpen,
    ],
    space: [
      light('one-sided', 'Sunlight from one side', 'hard sunlight from one side'),
      light('dim', 'Dim', 'dim, faint light'),
      behind,
      leftOpen,
    ],
    unknown: [natural, golden, sidelight, leftOpen],
    living: [natural, golden, sidelight, overcast, leftOpen],
    plain: [soft, sidelight, hard, behind, leftOpen],
  };

const constant = light('constant', 'Unchanging', 'even light that stays the same');
const inPlace: ReadonlySet<string> = new Set(['place', 'event']);
const axis = (choices: Axis['choices']): Axis => ({
  id: 'light',
  label: 'Light',
  choices,
  rule: 'V3',
  reason: 'The light was open',
});

/** The light, if the goal does not give it and the medium has light at all. */
export function lightAxis(reading: VisualReading, ground: string | undefined): Axis | undefined {
  if (reading.light !== undefined || reading.genre !== undefined) return undefined;
  // A sky runs through its own light; a thing that changes must not seem to because the light did.
  if (reading.timelapse !== undefined)
    return inPlace.has(reading.subject.kind) ? undefined : axis([constant, sidelight, leftOpen]);
  if (reading.medium?.family === 'drawing' || reading.medium?.family === 'flat') return undefined;
  return axis(sets[setFor(reading, ground)]);
}

function setFor({ setting, subject }: VisualReading, ground: string | undefined): keyof typeof sets {
  if (ground === 'outdoors' || ground === 'ground' || ground === 'natural') return 'outdoors';
  if (ground === 'indoors') return 'indoors';
  if (ground === 'plain' || ground === 'table' || ground === 'dark') return 'plain';
  if (setting.surroundings !== 'unknown') return setting.surroundings;
  if (subject.kind === 'place' || growing.test(subject.noun ?? '')) return 'outdoors';
  return subject.kind === 'person' || subject.kind === 'animal' ? 'living' : 'unknown';
}
