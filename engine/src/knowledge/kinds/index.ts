import { generalKinds } from './general.ts';
import { letterKinds } from './letters.ts';
import { homeKinds } from './home.ts';

export const kinds = { ...generalKinds, ...letterKinds, ...homeKinds };
