import { letters } from './letters.ts';
import { homeKinds } from './home.ts';
import { moneyAndLaw } from './money-and-law.ts';
import { healthKinds } from './health.ts';
import { familyKinds } from './family.ts';
import { learningKinds } from './learning.ts';
import { workKinds } from './work.ts';
import { customerKinds } from './customers.ts';
import { techKinds } from './tech.ts';
import { plainKinds } from './plain.ts';
import type { TextKind } from './text-kind.ts';

/** Every kind of text by its id. */
export const textKinds: Readonly<Record<string, TextKind>> = {
  ...letters,
  ...homeKinds,
  ...moneyAndLaw,
  ...healthKinds,
  ...familyKinds,
  ...learningKinds,
  ...workKinds,
  ...customerKinds,
  ...techKinds,
  ...plainKinds,
};
