import { goalFactsKept } from './rules/goal-facts-kept.ts';
import { noOpenPlaceholders } from './rules/no-open-placeholders.ts';
import { pictureAgrees } from './rules/picture-agrees.ts';
import { serviceSyntax } from './rules/service-syntax.ts';

/**
 * Those of `pictureRules` that a goal's own words can break. What we write ourselves keeps the others, which a test holds
 * over all goals, so that the page carries no more.
 */
export const ownPictureRules = [goalFactsKept, pictureAgrees, noOpenPlaceholders, serviceSyntax] as const;

/** Weight of the rules that are kept so. */
export const keptWeight = 20;
