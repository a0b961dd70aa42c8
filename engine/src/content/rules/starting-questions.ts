import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { asksForSubject } from './missing-facts.ts';

const aboutSubject = 'what it is about, for whom, what should come of it';

/** D3: where the goal names no subject, or the answer depends on what it does not hold, the questions come first. */
export const startingQuestions = (scene: Scene): Contribution => {
  const { answer, closed } = scene;
  const about = answer.start ?? (asksForSubject(scene) ? aboutSubject : undefined);
  if (about === undefined || closed) return {};
  const text = `Ask me at most 3 questions first and wait for my answers: ${about}`;
  const reason = answer.start
    ? 'Your goal does not hold what the answer depends on'
    : 'Your goal names no subject';
  return { lines: [addedLine('requirements', 'Start', 'D3', text, reason)] };
};
