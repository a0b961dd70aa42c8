import { generalKinds } from './general.ts';
import { letterKinds } from './letters.ts';
import { homeKinds } from './home.ts';
import { marketingKinds } from './marketing.ts';

export const kinds = { ...generalKinds, ...letterKinds, ...homeKinds, ...marketingKinds };
