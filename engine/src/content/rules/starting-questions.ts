import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { asksForSubject } from './missing-facts.ts';

/** D3: where the goal names no subject, a first version comes at once and the questions after it. */
export const startingQuestions = (scene: Scene): Contribution => {
  if (!asksForSubject(scene) || scene.closed) return {};
  const text =
    'Give a first version now that I can use: take the likeliest case, say what you assumed, leave bracketed blanks; below it ask the at most 3 questions whose answers would improve it most';
  return { lines: [addedLine('requirements', 'Start', 'D3', text, 'Your goal names no subject')] };
};
