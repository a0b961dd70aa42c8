import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { asksForSubject, factsGiven } from '../questions.ts';
import { lacksSubject } from '../asking/slots.ts';
import { bracketedBlanks, noInvention } from './missing-facts.ts';

/** D3: where the goal names no subject, a first version comes at once and the questions after it. */
export const startingQuestions = (scene: Scene): Contribution => {
  if (!lacksSubject(scene)) return {};
  if (!asksForSubject(scene)) {
    const text = factsGiven(scene) === 'all' ? noInvention : `${noInvention}; ${bracketedBlanks}`;
    return { lines: [addedLine('requirements', 'D3', text, 'Stops guessing')] };
  }
  const text =
    'Take the likeliest case and give me a first version I can use now; below it, ask the at most three questions whose answers would improve it most';
  return { lines: [addedLine('requirements', 'D3', text, 'Your goal names no subject')] };
};
