import { generalOffers } from './general.ts';
import { letterOffers } from './letters.ts';
import { homeOffers } from './home.ts';
import { marketingOffers } from './marketing.ts';
import { workOffers } from './work.ts';
import { learningOffers } from './learning.ts';
import { creativeOffers } from './creative.ts';
import { techOffers } from './tech.ts';
import { lifeOffers } from './life.ts';

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
};

/** An offer that exists. */
export type OfferId = keyof typeof offers;
