const examples: Readonly<Record<string, string>> = {
  'looks-person': 'tall, about fifty, short grey hair, green coat',
  'looks-animal': 'old grey whippet with one white paw',
  'looks-food': 'burnt cheesecake on a blue plate',
  'looks-place': 'low stone house, blue door, ivy',
  'looks-thing': 'chipped red enamel, brass lid',
  action: 'asleep on the steps',
  lettering: 'Open from six',
  trade: 'a bakery',
  motif: 'a heron over reeds',
  colors: 'navy and cream',
  parts: 'seed, shoot, leaf, flower',
  ending: 'it looks back once',
  surroundings: 'a harbour wall with nets',
  mood: 'early morning fog, calm',
};

/** How an answer to the question of this id could read; undefined where nothing short would show it. */
export const visualExample = (id: string): string | undefined =>
  Object.hasOwn(examples, id) ? examples[id] : undefined;
