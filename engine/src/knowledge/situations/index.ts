import type { Situation } from '../rows.ts';
import { privateWriting } from './private-writing.ts';
import { homeMoneyHealth } from './home-money-health.ts';
import { familyLeisure } from './family-leisure.ts';
import { learning } from './learning.ts';
import { work } from './work.ts';
import { marketing } from './marketing.ts';
import { businessTech } from './business-tech.ts';
import { creativeThinking } from './creative-thinking.ts';

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
