import { generalOffers } from './general.ts';

export const offers = { ...generalOffers };

/** An offer that exists. */
export type OfferId = keyof typeof offers;
