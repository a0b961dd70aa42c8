import { generalOffers } from './general.ts';
import { letterOffers } from './letters.ts';

export const offers = { ...generalOffers, ...letterOffers };

/** An offer that exists. */
export type OfferId = keyof typeof offers;
