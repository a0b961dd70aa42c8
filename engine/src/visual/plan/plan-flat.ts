import type { VisualReading } from '../reading/read-visual-goal.ts';
import { genreLook, layoutAxis, paletteAxis } from './genre-axes.ts';
import { genreFrames } from './genre-frame.ts';
import { isLetteringAlone, letteringAxis } from './lettering-axis.ts';
import { marginAxis } from './margin-axis.ts';
import type { PlanOptions } from './plan-options.ts';
import type { SceneDraft } from './scene-draft.ts';
import { emptyGroundAxis } from './setting-axis.ts';

/** Lettering and flat pieces such as logos and posters: layout, colors and type instead of view and light. */
export function planFlat(reading: VisualReading, { style }: PlanOptions, draft: SceneDraft): void {
  const knowsWords = reading.language.code === 'en';
  if (isLetteringAlone(reading)) {
    draft.take(letteringAxis(reading, true, false), 'subject');
    draft.take(marginAxis, 'composition', 1);
    if (knowsWords) draft.take(emptyGroundAxis, 'composition', 3);
    return;
  }
  if (reading.genre === undefined) return;
  const genre = genreFrames[reading.genre];
  draft.take(letteringAxis(reading, false, genre.avoidsLetters), 'subject');
  draft.take(layoutAxis(reading, genre), 'composition');
  if (genre.hasGround && knowsWords) draft.take(emptyGroundAxis, 'composition', 3);
  draft.take(paletteAxis(reading, genre), 'style');
  draft.add('style', genreLook(reading, genre, style), 'V2', 'What this kind of picture needs');
}
