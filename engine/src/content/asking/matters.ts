import type { Matter } from './matter.ts';
import { body, ownHabits, treatment } from './matters/body.ts';
import { children } from './matters/children.ts';
import { creatures } from './matters/creatures.ts';
import { food } from './matters/food.ts';
import { home } from './matters/home.ts';
import { degrees, learning } from './matters/learning.ts';
import { leisure, parties, trips } from './matters/leisure.ts';
import { machines } from './matters/machines.ts';
import { money } from './matters/money.ts';
import { peopleAround, plansWithOthers } from './matters/people-around.ts';
import { publicTexts } from './matters/public-texts.ts';
import { rights } from './matters/rights.ts';
import { wordsForSomebody } from './matters/words-for-somebody.ts';
import { wordsToOthers } from './matters/words-to-others.ts';
import { said } from './said.ts';

/** The first with words for the mode counts, so the narrow ones stand in front. */
const list: readonly Matter[] = [
  ...rights,
  ...leisure,
  ...wordsToOthers,
  ...wordsForSomebody,
  ...publicTexts,
  ...food,
  ...parties,
  ...learning,
  ...trips,
  ...creatures,
  ...machines,
  ...treatment,
  ...children,
  ...money,
  ...degrees,
  ...body,
  ...home,
  ...peopleAround,
  ...ownHabits,
  ...plansWithOthers,
];

export const matters = { list, said };
