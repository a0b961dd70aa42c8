import type { Reading } from '../../reading/reading.ts';
import { named, none, type ChosenAnswer } from './chosen-answer.ts';
import { answerOfExplanation } from './answer-of-explanation.ts';
import { isOwn } from '../everyday/everyday.ts';
import { usedByHand } from './shared-cues.ts';

const written =
  /\b(?:formulas?|vba|macro|script|code|function|python|javascript|api|query|queries|regex|command|terminal|sumif|vlookup)\b/i;
/** "How should I structure my thesis": the answer is its outline. */
const ordersText =
  /\bhow (?:should|do|can|could|would) (?:i|we) (?:best )?(?:structure|organi[sz]e|outline|lay out|build up) (?:my|our|an?|the|this) (?:\p{L}+ ){0,2}(?:thesis|essay|paper|dissertation|report|article|presentation|talk|conversation|speech|book|chapter|blog post|proposal|portfolio)\b/iu;

const worked = /\bstep[- ]by[- ]step\b|\b(?:your|the) (?:reasoning|working|calculation)\b/i;
const counted =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|half)\b.*\b(?:every|per|each|two|three|four|five|six|seven|eight|nine|ten)\b/i;
/** "Is this mail too harsh: …". */
const judged =
  /^\W*(?:is|does|are) (?:this|my) (?:\p{L}+ ){1,3}(?:too|sounds?|good|ok|okay|clear|polite|professional|correct)\b.*[:"“]/iu;
/** What such things usually cost or take is no sum, one figure of the case beside it or not. */
const usual = /^(?!.*\d\D+\d)\D*\b(?:costs?|take|last|earn|charge)\b/i;
/** "What questions should I ask": several are wanted. */
const severalWanted = /\b(?:what|which) (?:\p{L}+ ){0,2}\p{L}+s should (?:i|we)\b/iu;
const oneOf =
  /^\W*(?:and |so )?(?:which \p{L}+ (?:\p{L}+ ){0,2}(?:for|to (?:buy|get|take))|what do (?:i|we) (?:wear|order|bring|give|call|use|choose|cook)\b|what(?:['’]?s| is) (?:better|healthier|cheaper|safer))\b/iu;
/** "How do I stop my brakes from squeaking": first what makes them. */
const stopsOwn = /\bstop (?:my|our|the) (?:\p{L}+ ){1,4}(?:from )?\p{L}+ing\b/iu;
/** "A feedback talk with an employee" is held, not written. */
const heldWithSomebody = /\b(?:talk|conversation) (?:with|to) (?!the (?:audience|public)\b)/i;

/** The answer of a goal that asks. */
export const answerOfQuestion = (reading: Reading): ChosenAnswer => {
  const kind = reading.question ?? 'what-is';
  if (kind === 'quantity')
    return (counted.test(reading.goal.slice(0, 600)) && !usual.test(reading.request)) ||
      reading.technical ||
      worked.test(reading.goal.slice(0, 600))
      ? none('reasoning', 'compute')
      : none('questions', 'range');
  if (
    kind === 'how-to' &&
    !reading.technical &&
    /^\W*(?:and |so )?how (?:do|can|should|would|could|to) (?:(?:i|we|you|one) )?(?:calculate|compute|work out|derive|convert|figure out the)\b/i.test(
      reading.request,
    )
  )
    return none('reasoning', 'formula');
  if (
    /\bhow (?:do (?:i|we|you)|to|would (?:i|you)|can i) (?:say|spell|pronounce)\b|^\W*how (?:do (?:i|you)|to) write .{1,60} in \p{L}+(?: \p{L}+)?\W*$/iu.test(
      reading.request,
    )
  )
    return none('questions', 'what-is');
  if (
    /^\W*is there (?:an?|another) (?:\p{L}+ )?(?:words?|terms?|names?|phrases?|expressions?) for\b/iu.test(
      reading.request,
    )
  )
    return none('questions', 'what-is');
  if (/\berrors?\b.{0,20}\bmean\b/i.test(reading.request)) return none('questions', 'cause');
  if (
    /\b(?:how (?:would|should|could|shall) (?:you|i|we) (?:name|call)|what (?:should|would|could) (?:you|i|we) (?:name|call))\b/i.test(
      reading.request,
    )
  )
    return named('names');
  if (kind === 'best' && /\bnames? for\b/i.test(reading.request)) return named('names');
  if (ordersText.test(reading.request))
    return heldWithSomebody.test(reading.request) ? none('everyday', 'words') : named('outline');
  if (
    (kind === 'how-to' || reading.own) &&
    usedByHand.test(reading.goal.slice(0, 600)) &&
    !written.test(reading.goal.slice(0, 600))
  )
    return none('questions', 'menu');
  const pastes =
    kind === 'how-to' ||
    (kind === 'yes-no' && /\b(?:can (?:i|we|you)|is it possible|is there)\b/i.test(reading.request));
  if (reading.technical && pastes) return none('questions', 'technical');
  if (kind === 'best' && severalWanted.test(reading.request)) return none('reasoning', 'needs');
  if (kind === 'what-is' && oneOf.test(reading.request)) return none('questions', 'best');
  if (kind === 'opinion' && /^\W*is it (?:ok|okay|safe|wrong|normal|rude)\b/i.test(reading.request))
    return none('questions', 'yes-no');
  if (/\bhow (?:would|do|can|could) you explain\b/i.test(reading.request))
    return answerOfExplanation(reading);
  if (kind === 'what-is' && /^\W*what do (?:i|we) (?:need to )?do\b/i.test(reading.request))
    return none('questions', 'how-to');
  if (
    kind === 'what-is' &&
    /^\W*what(?:['’]?s| is) an? (?:fair|reasonable|realistic|sensible|decent)\b/i.test(reading.request)
  )
    return /^\W*[^,.;]{0,60}\b(?:budget|price|cost|salary|wage|rent|rate|fee|pay|amount|number|time)\b/i.test(
      reading.request,
    )
      ? none('questions', 'range')
      : none('questions', 'opinion');
  if (kind === 'yes-no' && judged.test(reading.request)) return none('reasoning', 'judge');
  // "Can you work out the market for …" asks for the thing, "can you freeze cheese" whether one can.
  if (kind === 'yes-no' && /^\W*(?:can|could|would) you\b(?:\W+\w+){10}/i.test(reading.request))
    return none('reasoning', 'open');
  if (kind === 'list')
    return none(
      'reasoning',
      /\b(?:need|should|must|have to|to (?:bring|pack|ask|include|check|consider|know))\b/i.test(
        reading.request,
      )
        ? 'needs'
        : 'list',
    );
  if (kind === 'order' || (kind === 'best' && /\b(?:what time|when|how early)\b/i.test(reading.request)))
    return none('questions', 'what-is');
  if (kind === 'how-to' && stopsOwn.test(reading.request)) return none('questions', 'cause');
  // "What causes earthquakes" has no case to find the cause for.
  if (kind === 'cause' && !reading.technical && !isOwn(reading.goal.slice(0, 600)))
    return none('questions', 'why');
  // "How do tides work" wants it built up, "who built it" does not.
  if (kind === 'what-is' && /^\W*(?:and |so )?how (?:do|does|did)\b/i.test(reading.request))
    return none('reasoning', 'explain');
  return none('questions', kind);
};
