import type { VisualReading } from '../reading/read-visual-goal.ts';
import { leftOpen, type Axis, type AxisChoice } from './axis.ts';
import { clashes, contradicts, misplaced } from './clashes.ts';
import { statedLight } from './looks/stated-light.ts';
import { thingLooks } from './looks/thing-looks.ts';
import { isTitle } from './whole-subject.ts';
import { deedLooks } from './looks/deed-looks.ts';
import { choicesOf, type GoalLooks } from './looks/find-look.ts';

/** Where neither mood, subject nor place says anything better. */
const byPlace: Readonly<Record<VisualReading['setting']['surroundings'], string>> = {
  outdoors: 'clear daylight from one side|low golden-hour sunlight|soft overcast light|blue light of dusk',
  indoors: 'soft light from a window|warm lamplight|bright, even indoor light',
  underwater:
    'sunlight filtering down through the water|dim blue light of deep water|one bright beam from above',
  space: 'hard sunlight from one side|dim, faint light|gentle light from behind',
  unknown: 'soft natural light from one side|low, warm light|bright, even light',
};

/** Things lit for their own sake, wherever they stand. */
const litForItself: ReadonlySet<string> = new Set(['food', 'object', 'part']);
const inPlace: ReadonlySet<string> = new Set(['place', 'event']);
const wet = /^(?:rain|raining|rains|rainfall|drizzle|downpour|snowing|snowfall|hail)$/;

const axis = (choices: readonly AxisChoice[], reason = 'The light was open'): Axis => ({
  id: 'light',
  label: 'Light',
  choices: [...choices, leftOpen] as unknown as Axis['choices'],
  rule: 'V3',
  reason,
});

/** The light, if the goal does not give it and the medium has light at all; `ground` is the setting that was chosen. */
export function lightAxis(reading: VisualReading, looks: GoalLooks, ground: string): Axis | undefined {
  if (reading.genre !== undefined || isTitle(reading)) return undefined;
  // A sky runs through its own light; a thing that changes must not seem to because the light did.
  if (reading.timelapse !== undefined)
    return inPlace.has(reading.subject.kind)
      ? undefined
      : axis(choicesOf('even light that stays the same|soft light from the left'));
  if (reading.medium?.family === 'drawing' || reading.medium?.family === 'flat') return undefined;
  const isWet = reading.wordsOutside.some((word) => wet.test(word));
  const fits = ({ text }: AxisChoice): boolean =>
    !contradicts(text, reading) &&
    !misplaced(text, reading) &&
    !clashes(text, ground) &&
    !clashes(text, reading.text.slice(0, 400)) &&
    !(isWet && /\bsun|dusk|warm/.test(text));
  if (reading.light !== undefined) {
    const named = statedLight(reading);
    const seen =
      named === undefined ? [] : choicesOf(named).filter(({ text }) => !contradicts(text, reading));
    return seen.length > 0 ? axis(seen, 'How the light in your goal falls') : undefined;
  }
  for (const text of candidates(reading, looks)) {
    const choices = choicesOf(text).filter(fits);
    if (choices.length > 1) return axis(choices);
    if (choices.length === 1) return axis([...choices, ...choicesOf(byPlace.unknown).filter(fits)]);
  }
  return axis(choicesOf(byPlace.unknown));
}

/** Lights to choose from, the most telling first. */
function candidates(
  { setting, subject, motion, deed, journey, text }: VisualReading,
  { mood, subject: own, place, served, isMixed }: GoalLooks,
): string[] {
  const { surroundings } = setting;
  const around = surroundings === 'unknown' ? undefined : byPlace[surroundings];
  const isStudio =
    /\b(?:studio (?:shot|photo|portrait|light\w*|background)|on (?:an? )?(?:plain |pure )?white(?: background| ground| backdrop|$|[,.]))/i.test(
      text.slice(0, 400),
    );
  const isLocked = surroundings === 'underwater' || surroundings === 'space';
  return [
    isLocked ? around : undefined,
    isStudio ? 'large soft studio light from one side|even studio light, soft shadow below' : undefined,
    own === thingLooks.shape ? own.light : undefined,
    mood?.light,
    (litForItself.has(subject.kind) && journey === undefined) || inPlace.has(subject.kind)
      ? own?.light
      : undefined,
    served?.light,
    place?.light,
    around,
    subject.kind === 'person' && deed !== undefined ? deedLooks[deed].light : undefined,
    // Somebody who acts, or is somewhere, need not be near a window.
    isMixed ||
    journey !== undefined ||
    (subject.kind === 'person' && (setting.stated || (motion !== undefined && subject.group === 'person')))
      ? undefined
      : own?.light,
    byPlace.unknown,
  ].filter((text) => text !== undefined);
}
