import type { Slot } from '../../knowledge/visual/slots.ts';
import { isOpen, touchOf, type Ground, type Touch } from './touch.ts';

/** Phrases of a row, some of which it may lack. */
type Phrases = readonly (string | undefined)[];
/** Finds the first phrase, counted from `turn`, that the person's words leave room for. */
export const firstOn =
  (ground: Ground) =>
  (slot: Slot, phrases: Phrases, turn = 0): Touch | undefined => {
    const given = phrases.filter((phrase) => phrase !== undefined);
    return given
      .map((_, step) => touchOf(slot, given[(turn + step) % given.length] ?? '', ground.picture))
      .find((touch) => isOpen(touch, ground));
  };

/** Finds phrases on one ground. */
export type First = ReturnType<typeof firstOn>;
