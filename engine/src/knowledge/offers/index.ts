import { generalOffers } from './general.ts';
import { letterOffers } from './letters.ts';
import { homeOffers } from './home.ts';

export const offers = { ...generalOffers, ...letterOffers, ...homeOffers };

/** An offer that exists. */
export type OfferId = keyof typeof offers;
