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
    view: 'low front three-quarter view, complete, with room ahead of it',
    light: 'light from the side, one long highlight along the body',
  },
  {
    name: 'Side on',
    view: 'an exact side view, complete',
    light: 'broad soft light from above',
  },
  {
    name: 'Wide',
    view: 'very wide, small and clear on one third',
    light: 'light from behind, the outline bright',
  },
  {
    name: 'Detail',
    view: 'close on the front, filling the frame',
    light: 'raking light, small sharp highlights',
  },
];
