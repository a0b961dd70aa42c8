import type { Subject } from '../rows.ts';
import { animals } from './animals.ts';
import { designs } from './designs.ts';
import { food } from './food.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { spirits } from './spirits.ts';
import { things } from './things.ts';
import { vehicles } from './vehicles.ts';

/** All subjects by id. */
export const subjects: Readonly<Record<string, Subject>> = {
  ...designs,
  ...people,
  ...animals,
  ...food,
  ...things,
  ...vehicles,
  ...places,
  ...spirits,
};
