import { wordsOf } from '../../goal/words.ts';
import type { Aspect } from '../../knowledge/visual/rows.ts';
import { decidedBy, plainWords, type Slot } from '../../knowledge/visual/slots.ts';
import type { Picture } from './read-picture.ts';
import { toldBy } from './said.ts';

/** A phrase that may be added, and what it decides. */
export interface Touch {
  readonly slot: Slot;
  readonly text: string;
  readonly decides: readonly Aspect[];
}

/** A phrase of a row with the subject in its blanks and all that it decides. */
export const touchOf = (slot: Slot, phrase: string, { name, isMany }: Picture): Touch => {
  const possessive = isMany && name.endsWith('s') ? `${name}’` : `${name}’s`;
  return {
    slot,
    text: phrase.replaceAll('{its}', possessive).replaceAll('{it}', name),
    decides: [...new Set([...decidedBy[slot], ...toldBy(phrase.replaceAll(/\{its?\}/g, ''))])],
  };
};

const plain = new Set(plainWords);
const bearing = new Map<string, readonly string[]>();
/** The stems of a phrase's words that say something of a scene. */
export const bearingStems = (text: string): readonly string[] => {
  const known = bearing.get(text);
  if (known) return known;
  const found = wordsOf(text).flatMap(({ text: word, stem }) =>
    word.length > 2 && !plain.has(stem) ? [stem] : [],
  );
  bearing.set(text, found);
  return found;
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

/** Whether the person's words already decide what the phrase would, or say one of its words. In doubt they do. */
export const isOpen = (
  { text, decides }: Touch,
  { picture, stems, taken }: Ground,
  explains: ReadonlySet<number> = new Set(),
): boolean => {
  const isSaid = (aspect: Aspect): boolean => {
    // A layout gives words their place; it says nothing about which.
    if (aspect === 'text' && picture.group === 'design' && picture.absent.length === 0) return false;
    const places = picture.said.get(aspect);
    return (
      places !== undefined && [...places].some((place) => !explains.has(place) && !picture.own.has(place))
    );
  };
  const forPeople = picture.group === 'person';
  if (
    decides.some((aspect) => taken.has(aspect) || (aspect === 'people' && forPeople ? false : isSaid(aspect)))
  )
    return false;
  if (decides.includes('people') && !forPeople) return false;
  const own = new Set(wordsOf(picture.name).map(({ stem }) => stem));
  return !bearingStems(text).some((stem) => stems.has(stem) && !own.has(stem));
};
