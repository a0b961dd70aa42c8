import type { Group, Take } from './rows.ts';

const photograph = 'a natural photograph';

/** How a picture of a group is made when nobody says. */
export const usualMedium: Readonly<Record<Group, string>> = {
  person: photograph,
  animal: photograph,
  food: photograph,
  thing: photograph,
  vehicle: photograph,
  building: photograph,
  land: photograph,
  plant: photograph,
  design: '',
  open: '',
};

/** What holds for any vehicle, wherever it is. */
export const vehicleTakes: readonly Take[] = [
  {
    name: 'Three-quarter',
    frame: 'lower',
    view: 'low three-quarter view, complete, with room around it',
    light: 'light from one side, one long highlight',
  },
  {
    name: 'Side on',
    frame: 'level',
    view: 'an exact side view, complete',
    light: 'broad soft light from above',
  },
  {
    name: 'Wide',
    frame: 'wider',
    view: 'very wide, small and clear on one third',
    light: 'light from behind, the outline bright',
  },
  {
    name: 'Detail',
    frame: 'closer',
    view: 'close on its most telling part, filling the frame',
    light: 'raking light, small sharp highlights',
  },
];
