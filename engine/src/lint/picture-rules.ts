import { quotesClosed } from './rules/quotes-closed.ts';
import { fewVagueWords } from './rules/few-vague-words.ts';
import { goalFactsKept } from './rules/goal-facts-kept.ts';
import { lightNamed } from './rules/light-named.ts';
import { pictureAgrees } from './rules/picture-agrees.ts';
import { noDuplicates } from './rules/no-duplicates.ts';
import { noFiller } from './rules/no-filler.ts';
import { noLongDashes } from './rules/no-long-dashes.ts';
import { noOpenPlaceholders } from './rules/no-open-placeholders.ts';
import { noShouting } from './rules/no-shouting.ts';
import { nothingInvented } from './rules/nothing-invented.ts';
import { serviceSyntax } from './rules/service-syntax.ts';
import { subjectStatedEarly } from './rules/subject-stated-early.ts';
import { withinBudget } from './rules/within-budget.ts';
import { viewNamed } from './rules/view-named.ts';

/** Those of `lintRules` that apply to pictures and clips, in the same order and as far as they do: the visual door carries no more. */
export const pictureRules = [
  goalFactsKept,
  nothingInvented,
  pictureAgrees,
  noOpenPlaceholders,
  noLongDashes,
  serviceSyntax,
  subjectStatedEarly,
  viewNamed,
  lightNamed,
  quotesClosed,
  withinBudget,
  noDuplicates,
  noFiller,
  fewVagueWords,
  noShouting,
] as const;
