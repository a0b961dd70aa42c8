import { generalKinds } from './general.ts';

export const kinds = { ...generalKinds };
