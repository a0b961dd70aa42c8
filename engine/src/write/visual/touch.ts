import { wordsOf } from '../../goal/words.ts';
import type { Aspect } from '../../knowledge/visual/rows.ts';
import { decidedBy, plainWords, type Slot } from '../../knowledge/visual/slots.ts';
import type { Picture } from './read-picture.ts';
import { toldBy } from './said.ts';

/** What a phrase of a row is about, whatever the goal: worked out once for each. */
interface Sense {
  readonly decides: readonly Aspect[];
  /** The stems of its words that say something of a scene. */
  readonly bearing: readonly string[];
}

/** A phrase that may be added, with the subject in its blanks. */
export interface Touch extends Sense {
  readonly slot: Slot;
  readonly text: string;
}

const plain = new Set(plainWords);
const senses = new Map<string, Sense>();
const senseOf = (slot: Slot, phrase: string): Sense => {
  const key = `${slot} ${phrase}`;
  const known = senses.get(key);
  if (known) return known;
  const bare = phrase.replaceAll(/\{its?\}/g, '');
  const sense = {
    decides: [...new Set([...decidedBy[slot], ...toldBy(bare, slot === 'look' || slot === 'lit')])],
    bearing: wordsOf(bare).flatMap(({ text, stem }) => (text.length > 2 && !plain.has(stem) ? [stem] : [])),
  };
  senses.set(key, sense);
  return sense;
};

/** A phrase of a row as it would stand in the prompt; `phrase` must come from a table, since it is kept. */
export const touchOf = (slot: Slot, phrase: string, { name, isMany }: Picture): Touch => {
  const possessive = isMany && name.endsWith('s') ? `${name}’` : `${name}’s`;
  const text = phrase.includes('{')
    ? phrase.replaceAll('{its}', possessive).replaceAll('{it}', name)
    : phrase;
  return { slot, text, ...senseOf(slot, phrase) };
};

/** Words of a goal, ready to be compared with phrases; and places of words that a phrase explains rather than doubles. */
export interface Ground {
  readonly picture: Picture;
  readonly stems: ReadonlySet<string>;
  /** Aspects decided by style, answers and offers. */
  readonly taken: ReadonlySet<Aspect>;
}

/** Makes the ground that phrases are judged on; `further` is what the person added by answers, offers and own words. */
export const groundOf = (picture: Picture, further: string, taken: ReadonlySet<Aspect>): Ground => ({
  picture,
  stems: new Set([...picture.words, ...wordsOf(further)].map(({ stem }) => stem)),
  taken,
});

const nothing: ReadonlySet<number> = new Set();

/** Whether the person's words already decide what the phrase would, or say one of its words. In doubt they do. */
export const isOpen = (
  { decides, bearing }: Touch,
  { picture, stems, taken }: Ground,
  explains: ReadonlySet<number> = nothing,
): boolean => {
  const isSaid = (aspect: Aspect): boolean => {
    // A layout gives words their place; it says nothing about which.
    if (aspect === 'text' && picture.group === 'design' && picture.absent.length === 0) return false;
    const places = picture.said.get(aspect);
    if (places === undefined) return false;
    for (const place of places) if (!explains.has(place) && !picture.own.has(place)) return true;
    return false;
  };
  const isDecided = (aspect: Aspect): boolean =>
    taken.has(aspect) || (aspect === 'people' ? picture.group !== 'person' : isSaid(aspect));
  return !decides.some(isDecided) && !bearing.some((stem) => stems.has(stem));
};

/** Finds the first phrase, of a row that may lack some, for which the person's words leave room. */
export const firstOn =
  (ground: Ground) =>
  (slot: Slot, phrases: readonly (string | undefined)[]): Touch | undefined =>
    phrases
      .flatMap((phrase) => (phrase === undefined ? [] : [touchOf(slot, phrase, ground.picture)]))
      .find((touch) => isOpen(touch, ground));

/** Finds phrases on one ground. */
export type First = ReturnType<typeof firstOn>;
