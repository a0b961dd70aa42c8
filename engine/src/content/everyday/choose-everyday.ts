import type { Reading } from '../../reading/reading.ts';
import { body } from './body.ts';
import { choices } from './choices.ts';
import type { Everyday } from './everyday.ts';
import { home } from './home.ts';
import { knowledge, topics } from './knowledge.ts';
import { machines } from './machines.ts';
import { lastResort, people } from './people.ts';
import { rights } from './rights.ts';
import { self } from './self.ts';
import { travel } from './travel.ts';

// The first that fits wins: what is urgent, then what is narrow, then what is wide.
const special: readonly Everyday[] = [
  ...body,
  ...machines,
  ...home,
  ...knowledge,
  ...travel,
  ...choices,
  ...rights,
  ...people,
  ...self,
];
const remaining: readonly Everyday[] = [...topics, ...lastResort];
const readUpTo = 600;

const firstOf = (list: readonly Everyday[], reading: Reading): Everyday | undefined => {
  if (reading.language.confident && reading.language.code !== 'en') return undefined;
  const text = reading.goal.slice(0, readUpTo);
  return list.find(({ fits }) => fits(reading, text));
};

/** The answer to an everyday goal of a known kind. */
export const chooseEveryday = (reading: Reading): Everyday | undefined => firstOf(special, reading);

/** The answer to what is left: a bare subject, a story told. */
export const chooseRemaining = (reading: Reading): Everyday | undefined => firstOf(remaining, reading);
