import { findHeadline } from '../reading/find-printed.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import { genreLook, layoutAxis, paletteAxis } from './genre-axes.ts';
import { genreFrames } from './genre-frame.ts';
import { letteringAxis } from './lettering-axis.ts';
import type { PlanOptions } from './plan-options.ts';
import type { SceneDraft } from './scene-draft.ts';
import { emptyGroundAxis } from './setting-axis.ts';

/** Flat pieces such as logos and posters: layout, colors and type instead of view and light. */
export function planGenre(reading: VisualReading, { style }: PlanOptions, draft: SceneDraft): void {
  if (reading.genre === undefined) return;
  const genre = genreFrames[reading.genre];
  const isBare = reading.lettering.every(({ bare }) => bare);
  draft.take(
    letteringAxis(
      reading,
      genre.avoidsLetters && !/\bmenu\b/i.test(reading.text),
      isBare ? findHeadline(reading.text) : undefined,
    ),
    'subject',
  );
  draft.take(layoutAxis(reading, genre), 'composition');
  if (genre.hasGround && reading.language.code === 'en') draft.take(emptyGroundAxis, 'composition', 3);
  draft.take(paletteAxis(reading, genre), 'style');
  draft.add('style', genreLook(reading, genre, style), 'V2', 'What this kind of picture needs');
}
