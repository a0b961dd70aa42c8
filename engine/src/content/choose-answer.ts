import type { Reading } from '../reading/reading.ts';
import { answerByCue } from './choose/answer-by-cue.ts';
import { answerOfAct } from './choose/answer-of-act.ts';
import { none, type ChosenAnswer } from './choose/chosen-answer.ts';
import type { Everyday } from './everyday/everyday.ts';
import { isSure } from './sure/is-sure.ts';
import { isToldCase } from './sure/is-told-case.ts';

/** The answer's shape, and whether the goal shows that it wants this one. */
export interface SettledAnswer extends ChosenAnswer {
  readonly sure: boolean;
  /** The kind that its questions go by. */
  readonly asksAs: string;
}

/**
 * The shape that the answer should have: that of the case found, of a cue, or of what is asked for. Where the goal shows
 * too little for any, one that adds nothing to the goal but its questions, since a wrong kind costs the answer more than
 * a right one brings.
 */
export const chooseAnswer = (reading: Reading, found: Everyday | undefined): SettledAnswer => {
  const cued = answerByCue(reading, found);
  const chosen = cued ?? answerOfAct(reading);
  const byCase = found && chosen.group === found.group && chosen.name === found.name ? found : undefined;
  if (isSure(reading, chosen, { found: byCase, cued: cued !== undefined && !byCase }))
    return { ...chosen, sure: true, asksAs: chosen.name };
  const told = isToldCase(reading, chosen);
  return {
    ...none('reasoning', told ? 'told' : 'open'),
    sure: false,
    asksAs: told ? chosen.name : 'open',
  };
};
