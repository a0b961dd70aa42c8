import type { KindGroup, KindPlace } from './kind-cards.ts';

/** By id of a card: the words that name it, as alternatives of a regular expression; plurals count too. */
export type Nouns = Readonly<Record<string, string>>;

export type NounPatterns = readonly (readonly [KindPlace, RegExp])[];

/** What finds the nouns of a group in small letters; letters beyond ASCII count as such without the dear Unicode mode. */
export const nounPatterns = (group: KindGroup, nouns: Nouns): NounPatterns =>
  Object.entries(nouns).map(
    ([id, alternatives]) =>
      [
        { group, id },
        new RegExp(`(?<![\\w\\u00aa-\\uffff-])(?:${alternatives})s?(?![\\w\\u00aa-\\uffff-])`, 'g'),
      ] as const,
  );
