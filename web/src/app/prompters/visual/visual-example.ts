import type { ExampleOf } from '../questions/blanks.tsx';

const examples: Readonly<Record<string, string>> = {
  'looks-person': 'short dark hair, round glasses, green coat',
  'looks-animal': 'old grey whippet with one white paw',
  'looks-food': 'burnt cheesecake on a blue plate',
  'looks-place': 'low stone house, blue door, ivy',
  'looks-thing': 'dark green, worn at the edges',
  action: 'looking back over one shoulder',
  lettering: 'Open from six',
  trade: 'a bakery',
  motif: 'a heron over reeds',
  colors: 'navy and cream',
  parts: 'seed, shoot, leaf, flower',
  ending: 'it looks back once',
  surroundings: 'a harbour wall with nets',
  mood: 'early morning fog, calm',
};

/** Where one id asks for several things, those that the usual example does not answer. */
const byLabel: readonly (readonly [string, RegExp, string])[] = [
  ['action', /moves/, 'leaves in the wind, a flag'],
  ['action', /happens/, 'it tips over and spills'],
  ['looks-place', /room|kitchen|hall|studio|office/, 'two tall windows, worn oak floor'],
  ['lettering', /title/i, 'Cold Water, Mia Lund'],
  ['lettering', /name/, 'Heron & Daughter'],
  ['parts', /panel/, 'she waves, he waves back, the bus leaves'],
  ['parts', /marked/, 'harbour, mill, old school'],
  ['parts', /rooms/i, 'kitchen 3 by 4 m, hall 2 by 5 m'],
  ['parts', /screen/, 'today’s steps, a ring, a start button'],
];

/** How an answer to a question could read; undefined where nothing short would show it. */
export const visualExample: ExampleOf = ({ id, label }) =>
  byLabel.find(([of, words]) => of === id && words.test(label))?.[2] ??
  (Object.hasOwn(examples, id) ? examples[id] : undefined);
