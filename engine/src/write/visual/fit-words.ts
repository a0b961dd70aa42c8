import { wordsOf } from '../../goal/words.ts';
import type { Slot, Touch } from './touch.ts';

/** What is kept first where a service stops listening. */
const ranks: readonly Slot[] = [
  'medium',
  'twist',
  'view',
  'camera',
  'light',
  'setting',
  'moment',
  'timing',
  'detail',
  'colour',
  'texture',
  'sound',
  'finish',
];

/** The touches for which there is room, in words and characters, the weightier first; in the order given. */
export const fitting = (
  touches: readonly Touch[],
  spare: { readonly words: number; readonly characters: number },
): readonly Touch[] => {
  let { words, characters } = spare;
  const kept = new Set<Touch>();
  for (const touch of touches.toSorted((a, b) => ranks.indexOf(a.slot) - ranks.indexOf(b.slot))) {
    const needs = wordsOf(touch.text).length;
    const isChosen = touch.slot === 'medium' || touch.slot === 'twist';
    if ((!isChosen && needs > words) || touch.text.length + 6 > characters) continue;
    words -= needs;
    characters -= touch.text.length + 6;
    kept.add(touch);
  }
  return touches.filter((touch) => kept.has(touch));
};
