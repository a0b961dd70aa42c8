import type { Axis } from './axis.ts';
import { clashes } from './clashes.ts';
import type { Phrase } from './phrase.ts';
import type { ScenePlan } from './plan-scene.ts';

/** Axes that variations may change, the one that matters most first. */
export const variedAxes = [
  'layout',
  'view',
  'camera',
  'setting',
  'light',
  'edit',
  'palette',
  'lettering',
  'color',
] as const;
type VariedAxis = (typeof variedAxes)[number];

export interface Variation {
  /** What is different, such as `Light: From one side`. */
  readonly label: string;
  readonly axis: VariedAxis;
  readonly text: string;
}

const count = 3;

/** Up to three prompts that differ from the first in one axis each; as many different axes as are open. */
export function varyScene(
  { open, choices, phrases }: ScenePlan,
  original: string,
  write: (phrases: readonly Phrase[]) => string,
): readonly Variation[] {
  const rows = open
    .toSorted((one, other) => rankOf(one, choices) - rankOf(other, choices))
    .map((axis) => ({
      axis,
      others: axis.choices.filter(
        ({ id, text }) =>
          text !== '' &&
          id !== choices[axis.id] &&
          !phrases.some((phrase) => phrase.axis !== axis.id && clashes(phrase.text, text)),
      ),
    }));
  const deepest = Math.max(0, ...rows.map((row) => row.others.length));
  const variations: Variation[] = [];
  for (let depth = 0; depth < deepest && variations.length < count; depth += 1) {
    for (const { axis, others } of rows) {
      const choice = others[depth];
      if (choice === undefined || variations.length >= count) continue;
      // Kept whatever the service's appetite for words: a variation that is dropped would be none.
      const varied = phrases.map((phrase) =>
        phrase.axis === axis.id ? { ...phrase, text: choice.text, droppedAs: undefined } : phrase,
      );
      const text = write(varied);
      if (text === original || variations.some((variation) => variation.text === text)) continue;
      variations.push({ label: `${axis.label}: ${choice.label}`, axis: axis.id as VariedAxis, text });
    }
  }
  return variations;
}

/** What the first prompt leaves open comes last: a change to what it says shows more. */
const rankOf = ({ id, choices: [first] }: Axis, chosen: ScenePlan['choices']): number =>
  variedAxes.indexOf(id as VariedAxis) +
  (first.text === '' && chosen[id] === first.id ? variedAxes.length : 0);
