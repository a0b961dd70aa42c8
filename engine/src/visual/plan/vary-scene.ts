import type { Phrase } from './phrase.ts';
import type { ScenePlan } from './plan-scene.ts';

export interface Variation {
  /** What is different, such as `Light: From one side`. */
  readonly label: string;
  readonly axis: 'view' | 'light' | 'setting';
  readonly text: string;
}

const count = 3;

/** Up to three prompts that differ from the first in one axis each; as many different axes as are open. */
export function varyScene(
  { open, choices, phrases }: ScenePlan,
  original: string,
  write: (phrases: readonly Phrase[]) => string,
): readonly Variation[] {
  const rows = open.map((axis) => ({
    axis,
    others: axis.choices.filter((choice) => choice.text !== '' && choice.id !== choices[axis.id]),
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
      variations.push({ label: `${axis.label}: ${choice.label}`, axis: axis.id as Variation['axis'], text });
    }
  }
  return variations;
}
