import { lineOfRanges } from '../line-of-ranges.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

/** C1, C2: two or more conditions of the goal become one list; wording, scope and negations stay untouched. */
export const conditions = (scene: Scene): Contribution => ({
  lines: scene.layout.conditions.map(({ range }) => ({
    slot: 'conditions',
    spans: lineOfRanges(scene, [range], false, true),
  })),
});
