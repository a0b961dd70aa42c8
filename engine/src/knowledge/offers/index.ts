import { generalOffers } from './general.ts';
import { letterOffers } from './letters.ts';
import { homeOffers } from './home.ts';
import { marketingOffers } from './marketing.ts';

export const offers = { ...generalOffers, ...letterOffers, ...homeOffers, ...marketingOffers };

/** An offer that exists. */
export type OfferId = keyof typeof offers;
