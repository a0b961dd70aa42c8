import { wordsOf } from '../../goal/words.ts';
import { ranks } from '../../knowledge/visual/slots.ts';
import type { Touch } from './touch.ts';

/** The touches for which there is room, in words and characters, the weightier first; in the order given. */
export const fitting = (
  touches: readonly Touch[],
  spare: { readonly words: number; readonly characters: number },
): readonly Touch[] => {
  let { words, characters } = spare;
  const kept = new Set<Touch>();
  for (const touch of touches.toSorted((a, b) => ranks.indexOf(a.slot) - ranks.indexOf(b.slot))) {
    const needs = wordsOf(touch.text).length;
    const isChosen = touch.slot === 'medium' || touch.slot === 'lettering' || touch.slot === 'twist';
    if ((!isChosen && needs > words) || touch.text.length + 6 > characters) continue;
    words -= needs;
    characters -= touch.text.length + 6;
    kept.add(touch);
  }
  return touches.filter((touch) => kept.has(touch));
};
