import type { NamedPart } from '../frames/named-part.ts';

/** What a kind of product needs in its first version (rules B1 to B5, B8). Every line is whole and ready to print; the words that name it stand in `kind-nouns.ts`. */
export interface KindCard {
  readonly id: string;
  /** What one calls it in a sentence: "the calculator". */
  readonly name: string;
  /** What the first version does; used where the goal says little. */
  readonly first: readonly string[];
  /** Things it keeps, with fields. */
  readonly data?: string;
  readonly checks: readonly string[];
  /** Runs without a screen of its own. */
  readonly isScreenless?: true;
  /** Cases that break it, also worth saying where the goal says much. */
  readonly cases?: readonly string[];
  /** What stays out of the first version; items that the goal names are dropped. */
  readonly notNow: readonly string[];
  /** Parts that only this kind can have: the rules of known games. */
  readonly parts?: readonly NamedPart[];
  /** Other things the same word may mean. */
  readonly variants?: readonly KindVariant[];
}

interface KindVariant {
  readonly id: string;
  readonly label: string;
  readonly first: readonly string[];
  readonly checks: readonly string[];
}
