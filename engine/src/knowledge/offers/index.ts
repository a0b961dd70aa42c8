import { generalOffers } from './general.ts';
import { letterOffers } from './letters.ts';
import { homeOffers } from './home.ts';
import { marketingOffers } from './marketing.ts';
import { workOffers } from './work.ts';
import { learningOffers } from './learning.ts';
import { creativeOffers } from './creative.ts';
import { techOffers } from './tech.ts';
import { lifeOffers } from './life.ts';

import { privateWritingMoreOffers } from './of-private-writing.ts';
import { homeMoneyHealthMoreOffers } from './of-home-money-health.ts';
import { familyLeisureMoreOffers } from './of-family-leisure.ts';
import { learningMoreOffers } from './of-learning.ts';
import { workMoreOffers } from './of-work.ts';
import { marketingMoreOffers } from './of-marketing.ts';
import { businessTechMoreOffers } from './of-business-tech.ts';
import { creativeThinkingMoreOffers } from './of-creative-thinking.ts';

/** Every offer by its id. */
export const offers = {
  ...generalOffers,
  ...letterOffers,
  ...homeOffers,
  ...marketingOffers,
  ...workOffers,
  ...learningOffers,
  ...creativeOffers,
  ...techOffers,
  ...lifeOffers,
  ...privateWritingMoreOffers,
  ...homeMoneyHealthMoreOffers,
  ...familyLeisureMoreOffers,
  ...learningMoreOffers,
  ...workMoreOffers,
  ...marketingMoreOffers,
  ...businessTechMoreOffers,
  ...creativeThinkingMoreOffers,
};
