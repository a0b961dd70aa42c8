import { generalOffers } from './general.ts';
import { letterOffers } from './letters.ts';
import { homeOffers } from './home.ts';
import { marketingOffers } from './marketing.ts';
import { workOffers } from './work.ts';
import { learningOffers } from './learning.ts';

export const offers = {
  ...generalOffers,
  ...letterOffers,
  ...homeOffers,
  ...marketingOffers,
  ...workOffers,
  ...learningOffers,
};

/** An offer that exists. */
export type OfferId = keyof typeof offers;
