import { readGoal } from '../goal/read-goal.ts';
import { correctGoal } from './correct-goal.ts';
import type { Enhanced, EnhanceInput, EnhanceKind, Rewrite } from './enhancement.ts';
import { fillOutCode } from './fill-out-code.ts';
import { fillOutContent } from './fill-out-content.ts';
import { fillOutVisual } from './fill-out-visual.ts';
import { suggestFacts } from './suggest-facts.ts';

const fillOut: Readonly<Record<EnhanceKind, (text: string) => Rewrite>> = {
  content: fillOutContent,
  visual: fillOutVisual,
  code: fillOutCode,
};

/**
 * Rewrites the goal by rules: what is wrong is put right, and a thin goal gets the measure and the blanks it lacks.
 * Facts stay as they are. A second run finds nothing to do.
 */
export const enhanceGoal = ({ goal, kind = 'content' }: EnhanceInput): Enhanced => {
  const read = readGoal(goal);
  if (read.text === '') return { enhanced: '', improvements: [], suggestions: [], edits: [] };
  const corrected = correctGoal(read, kind);
  const filled = fillOut[kind](corrected.text);
  const edits = [...corrected.edits, ...filled.edits];
  const done = [...corrected.improvements, ...filled.improvements];
  const kept = done.length > 0 && read.frozen.length > 0 ? ['All numbers, names and quotes kept'] : [];
  return {
    enhanced: filled.text,
    improvements: done.length > 0 ? [...done, ...kept] : ['Nothing to correct'],
    suggestions: suggestFacts(filled.text, kind),
    edits,
  };
};
