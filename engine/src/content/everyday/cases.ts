import type { Reading } from '../../reading/reading.ts';
import { choices } from './choices.ts';
import type { Everyday } from './everyday.ts';
import { home } from './home.ts';
import { knowledge } from './knowledge.ts';
import { machines } from './machines.ts';
import { lastResort } from './last-resort.ts';
import { told } from './told.ts';
import { trip } from './travel.ts';
import { urgent } from './urgent.ts';

// The first that fits wins: what is urgent, then what is narrow, then what is wide.
const kinds: readonly Everyday[] = [
  ...urgent,
  ...machines,
  ...home,
  ...knowledge,
  trip,
  ...choices,
  ...told,
  ...lastResort,
];
/** A case shows in a goal's beginning. */
export const readUpTo = 600;

/** What somebody may tell or ask instead of ordering a text: the answer that such a goal gets; undefined where none fits. */
export const cases = {
  choose: (reading: Reading): Everyday | undefined => {
    if (reading.language.confident && reading.language.code !== 'en') return undefined;
    const text = reading.goal.slice(0, readUpTo);
    return kinds.find(({ fits }) => fits(reading, text));
  },
};
