import { livingNouns } from './living-nouns.ts';
import { placeNouns } from './place-nouns.ts';
import { thingNouns } from './thing-nouns.ts';

/** What kind of thing a picture shows; it decides framing, ground and light where the goal leaves them open. */
export type SubjectClass =
  | 'person'
  | 'animal'
  | 'place'
  | 'event'
  | 'food'
  | 'vehicle'
  | 'part'
  | 'object'
  | 'concept'
  | 'unknown';

/** Nouns that are pictured alike, such as birds, streets or glassware. */
export type NounGroup = keyof typeof livingNouns | keyof typeof placeNouns | keyof typeof thingNouns;

const kinds: Readonly<Record<Exclude<SubjectClass, 'object' | 'unknown'>, readonly NounGroup[]>> = {
  part: ['part'],
  person: ['crowd', 'child', 'maker', 'worker', 'performer', 'athlete', 'legend', 'futurist', 'person'],
  animal: ['pet', 'farm', 'wild', 'bird', 'insect', 'sea', 'reptile', 'beast'],
  vehicle: ['road', 'cycle', 'rail', 'air', 'vessel'],
  food: ['hot', 'baked', 'fresh', 'sweet', 'hot-drink', 'cold-drink'],
  event: ['weather', 'heavens', 'gathering', 'show'],
  place: [
    'interior',
    'building',
    'street',
    'town',
    'shore',
    'height',
    'wood',
    'field',
    'ruin',
    'cosmos',
    'reef',
  ],
  concept: ['concept'],
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, groups]) => groups.map((group) => [group, kind as SubjectClass])),
);

const groups = new Map<string, NounGroup>();
for (const [group, nouns] of Object.entries({ ...livingNouns, ...placeNouns, ...thingNouns }))
  for (const noun of nouns.split(' ')) if (!groups.has(noun)) groups.set(noun, group as NounGroup);

/** The group of a lower-cased noun in singular or plural, if it is known. */
export function groupOfNoun(noun: string): NounGroup | undefined {
  const word = noun.replace(/'s$|s'$/, '');
  if (/^(?:chases|races|parades|fires|bars)$/.test(word)) return undefined;
  return (
    groups.get(word) ??
    groups.get(word.replace(/s$/, '')) ??
    groups.get(word.replace(/es$/, '')) ??
    (/(?:^|[a-z]{3})(?:maker|smith)$/.test(word) ? 'maker' : compound(word))
  );
}

/** A bookshop is a shop. */
const compound = (word: string): NounGroup | undefined => {
  const end = /[a-z]{3}(shop|store|house|boat|bird|flower|phone|chair|room|woman|tree|mobile)s?$/.exec(
    word,
  )?.[1];
  return end === undefined ? undefined : groups.get(end === 'mobile' ? 'car' : end);
};

/** The class of a lower-cased noun in singular or plural, or unknown. */
export function classOfNoun(noun: string): SubjectClass {
  const group = groupOfNoun(noun);
  return group === undefined ? 'unknown' : ((kindOf.get(group) as SubjectClass | undefined) ?? 'object');
}
