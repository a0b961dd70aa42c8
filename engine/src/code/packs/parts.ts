import { nounPatterns } from '../kinds/noun-patterns.ts';
import { partNouns } from '../kinds/part-nouns.ts';
import { componentQuestions } from '../questions/component-questions.ts';

/** For components and features of a program that exists. */
export const parts = {
  components: nounPatterns('components', partNouns.components),
  features: nounPatterns('features', partNouns.features),
  componentQuestions,
};

export type PartPack = typeof parts;
