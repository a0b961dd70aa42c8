import { answerDescribed } from './rules/answer-described.ts';
import { audienceNamed } from './rules/audience-named.ts';
import { constraintsListed } from './rules/constraints-listed.ts';
import { contextSeparated } from './rules/context-separated.ts';
import { delimitersBalanced } from './rules/delimiters-balanced.ts';
import { deliverableNamed } from './rules/deliverable-named.ts';
import { endsOnDeliverable } from './rules/ends-on-deliverable.ts';
import { fewVagueWords } from './rules/few-vague-words.ts';
import { goalFactsKept } from './rules/goal-facts-kept.ts';
import { lengthBounded } from './rules/length-bounded.ts';
import { noContradictions } from './rules/no-contradictions.ts';
import { noDuplicates } from './rules/no-duplicates.ts';
import { noFiller } from './rules/no-filler.ts';
import { noLongDashes } from './rules/no-long-dashes.ts';
import { noOpenPlaceholders } from './rules/no-open-placeholders.ts';
import { noShouting } from './rules/no-shouting.ts';
import { nothingInvented } from './rules/nothing-invented.ts';
import { outputFormatStated } from './rules/output-format-stated.ts';
import { positivePhrasing } from './rules/positive-phrasing.ts';
import { requestAfterLongInput } from './rules/request-after-long-input.ts';
import { roleShort } from './rules/role-short.ts';
import { sectionsDelimited } from './rules/sections-delimited.ts';
import { stopStated } from './rules/stop-stated.ts';
import { taskStatedEarly } from './rules/task-stated-early.ts';
import { thinkingCueFits } from './rules/thinking-cue-fits.ts';
import { unknownsAndBudget } from './rules/unknowns-and-budget.ts';

/** Those of `lintRules` that a prompt of the content generator is held to, in the same order: its door carries no more. */
export const contentRules = [
  goalFactsKept,
  nothingInvented,
  noContradictions,
  noOpenPlaceholders,
  noLongDashes,
  taskStatedEarly,
  deliverableNamed,
  outputFormatStated,
  answerDescribed,
  lengthBounded,
  audienceNamed,
  contextSeparated,
  constraintsListed,
  sectionsDelimited,
  delimitersBalanced,
  endsOnDeliverable,
  stopStated,
  unknownsAndBudget,
  noDuplicates,
  noFiller,
  requestAfterLongInput,
  fewVagueWords,
  positivePhrasing,
  noShouting,
  roleShort,
  thinkingCueFits,
] as const;
