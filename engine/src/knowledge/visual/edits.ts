import type { Take } from './rows.ts';

/** Ways of changing a picture that exists: what is not named stays. */
export const editTakes: readonly Take[] = [
  {
    name: 'Nothing else',
    view: 'everything else stays exactly as it is',
  },
  {
    name: 'Blend in',
    view: 'what is not named keeps its place and shape',
    light: 'the change blends in completely with what is around it',
  },
  {
    name: 'With a trace',
    view: 'all else is kept, the change may touch its nearest surroundings where it casts a shadow or a reflection',
    light: 'shadows and reflections follow the new state',
  },
  {
    name: 'Kept simple',
    view: 'nothing new is brought in beyond what is asked, what was hidden is filled in plausibly',
    light: 'the original light is kept',
  },
];
