import type { Assumption } from '../../result.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { MediumPart } from '../medium-part.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import { asAssumption, chosen, type Axis } from './axis.ts';
import type { PlanOptions } from './plan-options.ts';

/** Switches that come from the service: proportions, length, version, its own axis. They add no words. */
export function serviceSwitches(
  reading: VisualReading,
  dialect: Dialect,
  options: PlanOptions,
  choices: Record<string, string>,
  shapeOf: (available: Dialect['shapes']) => Axis,
  { durationAxis }: MediumPart,
): Assumption[] {
  const axes: Axis[] = [shapeOf(dialect.shapes)];
  const duration = dialect.seconds && durationAxis?.(reading, dialect.seconds);
  if (duration !== undefined) axes.push(duration);
  if (dialect.ownAxis !== undefined) {
    const { id, label, choices: all, reason, guess } = dialect.ownAxis;
    const first = all.find((choice) => choice.id === guess(reading)) ?? all[0];
    const rest = all.filter((choice) => choice !== first);
    axes.push({
      id,
      label,
      reason,
      rule: 'V9',
      choices: [{ ...first, text: '' }, ...rest.map((choice) => ({ ...choice, text: '' }))],
    });
  }
  // Without a service, nothing in the prompt could say the proportions.
  const saysShape = !dialect.id.startsWith('any-');
  const switches = axes.flatMap((axis) => {
    const choice = chosen(axis, options.assumptions);
    choices[axis.id] = choice.id;
    return axis.id === 'shape' && !saysShape ? [] : [asAssumption(axis, choice)];
  });
  if (dialect.versions.length < 2) return switches;
  return [
    ...switches,
    {
      id: 'version',
      label: 'Version',
      choices: dialect.versions,
      chosen: options.version,
      reason: 'Each version reads other settings',
    },
  ];
}
