import { delimitersBalanced } from './rules/delimiters-balanced.ts';
import { fewVagueWords } from './rules/few-vague-words.ts';
import { goalFactsKept } from './rules/goal-facts-kept.ts';
import { lightNamed } from './rules/light-named.ts';
import { noContradictions } from './rules/no-contradictions.ts';
import { noDuplicates } from './rules/no-duplicates.ts';
import { noFiller } from './rules/no-filler.ts';
import { noLongDashes } from './rules/no-long-dashes.ts';
import { noOpenPlaceholders } from './rules/no-open-placeholders.ts';
import { noShouting } from './rules/no-shouting.ts';
import { nothingInvented } from './rules/nothing-invented.ts';
import { serviceSyntax } from './rules/service-syntax.ts';
import { taskStatedEarly } from './rules/task-stated-early.ts';
import { unknownsAndBudget } from './rules/unknowns-and-budget.ts';
import { viewNamed } from './rules/view-named.ts';

/** Those of `lintRules` that apply to pictures and clips, in the same order: the visual door carries no others. */
export const pictureRules = [
  goalFactsKept,
  nothingInvented,
  noContradictions,
  noOpenPlaceholders,
  noLongDashes,
  serviceSyntax,
  taskStatedEarly,
  viewNamed,
  lightNamed,
  delimitersBalanced,
  unknownsAndBudget,
  noDuplicates,
  noFiller,
  fewVagueWords,
  noShouting,
] as const;
