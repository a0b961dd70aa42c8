import { breaksOff } from '../breaks-off.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

/** "Faust I", "World War I": a number, no person. */
const numbered = /\S \p{Lu}\p{Ll}+ I$/u;

/** U1: a goal that stops in the middle of a thought is not finished for the person. */
export const brokenOff = (scene: Scene): Contribution => {
  const { act, goal, data } = scene.reading;
  if (
    data ||
    scene.closed ||
    (act !== 'open' && act !== 'question') ||
    !breaksOff.test(goal) ||
    numbered.test(goal)
  )
    return {};
  const text = 'My last sentence breaks off: answer what is there, and do not guess how it ends';
  return { lines: [addedLine('requirements', 'U1', text, 'Your last sentence breaks off')] };
};
