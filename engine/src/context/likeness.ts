import { wordsOf } from '../goal/words.ts';

/** A text as what its words and pairs of words weigh. */
export type Weighed = ReadonlyMap<string, number>;

const featuresOf = (text: string): ReadonlySet<string> => {
  const stems = wordsOf(text).map(({ stem }) => stem);
  return new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)]);
};

/** Weighs texts by how seldom their words are among `known` ones; of length 1, so that a product is a likeness. */
export const weigher = (known: readonly string[]): ((text: string) => Weighed) => {
  const seen = new Map<string, number>();
  for (const text of known)
    for (const feature of featuresOf(text)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return (text) => {
    const weights = [...featuresOf(text)].map(
      (feature) => [feature, Math.log(known.length / (seen.get(feature) ?? 1)) + 1] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return new Map(weights.map(([feature, weight]) => [feature, weight / length]));
  };
};

/** 0 where two texts have nothing in common, 1 where they have the same words. */
export const likeness = (a: Weighed, b: Weighed): number => {
  let sum = 0;
  for (const [feature, weight] of a) sum += weight * (b.get(feature) ?? 0);
  return sum;
};
