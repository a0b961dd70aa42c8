import type { VisualReading } from '../reading/read-visual-goal.ts';
import { leftOpen, type Axis, type AxisChoice } from './axis.ts';
import { contradicts } from './clashes.ts';
import { choicesOf, type GoalLooks } from './looks/find-look.ts';

const unknownGround =
  'simple background in one muted tone|outdoors, background far and soft|quiet room, soft behind';

/** Backgrounds of the photo studio, where nothing can happen. */
const staged = /\b(?:plain|studio|backdrop|seamless|gradient)\b/;

const axis = (choices: readonly AxisChoice[]): Axis => ({
  id: 'setting',
  label: 'Background',
  choices: choices as unknown as Axis['choices'],
  rule: 'V2',
  reason: 'The background was open',
});

/** The ground of marks and lettering that stand on nothing. */
export const emptyGroundAxis: Axis = axis([
  { id: 'white', label: 'White', text: 'plain white background' },
  { id: 'dark', label: 'Dark', text: 'plain dark background' },
  { id: 'color', label: 'One color', text: 'background of one solid color' },
  leftOpen,
]);

/** Where the subject is, if the goal does not say and the kind of subject allows a ground. */
export function settingAxis(reading: VisualReading, looks: GoalLooks): Axis | undefined {
  const { subject, setting } = reading;
  if (setting.stated || reading.isLong || reading.isAbstract || reading.view === 'view of') return undefined;
  if (subject.kind === 'place' || subject.kind === 'event' || setting.surroundings !== 'unknown')
    return undefined;
  if (reading.light?.startsWith('silhouette') || (reading.motion !== undefined && subject.kind === 'food'))
    return undefined;
  if (subject.group === 'furniture' && /overhead|top|above|flat/.test(reading.view ?? '')) return undefined;
  if (looks.isHumanlike)
    return axis([...choicesOf('plain backdrop in one muted tone|quiet room, soft behind'), leftOpen]);
  const acts = reading.motion !== undefined || reading.isSentence;
  if (acts && (subject.group === 'person' || (looks.isMixed && !subject.isCompound)))
    return axis([
      ...choicesOf('surroundings that fit the action, soft behind|simple background in one muted tone'),
      leftOpen,
    ]);
  const text =
    (subject.kind === 'person' ? undefined : looks.mood?.setting) ??
    (looks.isMixed ? undefined : looks.subject?.setting) ??
    unknownGround;
  const choices = choicesOf(text).filter(
    (choice) => (!acts || !staged.test(choice.text)) && !contradicts(choice.text, reading),
  );
  return axis([...(choices.length > 0 ? choices : choicesOf(unknownGround)), leftOpen]);
}
