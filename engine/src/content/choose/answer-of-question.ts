import type { Reading } from '../../reading/reading.ts';
import { named, none, type ChosenAnswer } from './chosen-answer.ts';
import { usedByHand } from './shared-cues.ts';

const written =
  /\b(?:formulas?|vba|macro|script|code|function|python|javascript|api|query|queries|regex|command|terminal|sumif|vlookup)\b/i;
/** Quantities that are estimated from how such things usually go, not computed. */
const estimated =
  /\bhow (?:long|much|often|many (?:hours|times|days|weeks|months|people|calories)) (?:\p{L}+ )?(?:does|do|should|can|will|would|is|to)\b.*\b(?:take|cost|charge|need|pay|earn|sleep|last|spend|save|tip|eat|drink|train|practi[sc]e|expect|ask for)\b/iu;
/** "How should I structure my thesis": the answer is its outline. */
const ordersText =
  /\bhow (?:should|do|can|could|would) (?:i|we) (?:best )?(?:structure|organi[sz]e|outline|lay out|build up) (?:my|our|an?|the|this) (?:\p{L}+ ){0,2}(?:thesis|essay|paper|dissertation|report|article|presentation|talk|conversation|speech|book|chapter|blog post|proposal|portfolio)\b/iu;

/** "A feedback talk with an employee" is held, not written. */
const heldWithSomebody = /\b(?:talk|conversation) (?:with|to) (?!the (?:audience|public)\b)/i;

/** The answer of a goal that asks. */
export const answerOfQuestion = (reading: Reading): ChosenAnswer => {
  const kind = reading.question ?? 'what-is';
  if (
    kind === 'quantity' &&
    !/\d/.test(reading.goal.slice(0, 600)) &&
    !reading.technical &&
    (reading.complexity === 'low' || estimated.test(reading.request))
  )
    return none('questions', estimated.test(reading.request) ? 'range' : 'figure');
  if (
    kind === 'how-to' &&
    !reading.technical &&
    /^\W*(?:and |so )?how (?:do|can|should|would|could|to) (?:(?:i|we|you|one) )?(?:calculate|compute|work out|derive|convert|figure out the)\b/i.test(
      reading.request,
    )
  )
    return none('reasoning', 'formula');
  if (kind === 'best' && /\bnames? for\b/i.test(reading.request)) return named('names');
  if (ordersText.test(reading.request))
    return heldWithSomebody.test(reading.request) ? none('situations', 'words') : named('outline');
  if (
    (kind === 'how-to' || reading.own) &&
    usedByHand.test(reading.goal.slice(0, 600)) &&
    !written.test(reading.goal.slice(0, 600))
  )
    return none('questions', 'menu');
  if (kind === 'list' && /\bwhat to (?:do|see|eat|visit)\b/i.test(reading.request))
    return none('reasoning', 'list');
  const pastes =
    kind === 'how-to' ||
    (kind === 'yes-no' && /\b(?:can (?:i|we|you)|is it possible|is there)\b/i.test(reading.request));
  return none('questions', reading.technical && pastes ? 'technical' : kind);
};
