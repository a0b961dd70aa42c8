import { generalKinds } from './general.ts';
import { letterKinds } from './letters.ts';

export const kinds = { ...generalKinds, ...letterKinds };
