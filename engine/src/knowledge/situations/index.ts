import type { Situation } from '../rows.ts';
import { privateWriting } from './private-writing.ts';
import { homeMoneyHealth } from './home-money-health.ts';
import { familyLeisure } from './family-leisure.ts';
import { learning } from './learning.ts';
import { work } from './work.ts';
import { marketing } from './marketing.ts';
import { businessTech } from './business-tech.ts';
import { creativeThinking } from './creative-thinking.ts';

/** The situations by the part of life that they belong to. */
export const situationGroups = {
  'private-writing': privateWriting,
  'home-money-health': homeMoneyHealth,
  'family-leisure': familyLeisure,
  learning,
  work,
  marketing,
  'business-tech': businessTech,
  'creative-thinking': creativeThinking,
} as const satisfies Record<string, Readonly<Record<string, Situation>>>;

export type SituationGroupId = keyof typeof situationGroups;

/** Every situation by its id. */
export const situations: Readonly<Record<string, Situation>> = {
  ...privateWriting,
  ...homeMoneyHealth,
  ...familyLeisure,
  ...learning,
  ...work,
  ...marketing,
  ...businessTech,
  ...creativeThinking,
};
