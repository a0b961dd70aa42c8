import { generalOffers } from './general.ts';
import { letterOffers } from './letters.ts';
import { homeOffers } from './home.ts';
import { marketingOffers } from './marketing.ts';
import { workOffers } from './work.ts';

export const offers = { ...generalOffers, ...letterOffers, ...homeOffers, ...marketingOffers, ...workOffers };

/** An offer that exists. */
export type OfferId = keyof typeof offers;
