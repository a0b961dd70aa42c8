import { generalKinds } from './general.ts';
import { letterKinds } from './letters.ts';
import { homeKinds } from './home.ts';
import { marketingKinds } from './marketing.ts';
import { workKinds } from './work.ts';
import { learningKinds } from './learning.ts';
import { creativeKinds } from './creative.ts';
import { techKinds } from './tech.ts';
import { lifeKinds } from './life.ts';

export const kinds = {
  ...generalKinds,
  ...letterKinds,
  ...homeKinds,
  ...marketingKinds,
  ...workKinds,
  ...learningKinds,
  ...creativeKinds,
  ...techKinds,
  ...lifeKinds,
};
