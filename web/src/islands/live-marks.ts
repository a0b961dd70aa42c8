import type { Selector } from '../shared/island-data/data.ts';
import type { MarksData } from '../shared/island-data/marks.ts';
import type { DocumentData } from '../shared/island-data/site.ts';
import type { Dataset } from '../shared/island-data/data.ts';

/** Vote, favourite and own copy on a prompt's page. What does it is loaded for whoever is signed in, or at the first press. */
export function liveMarks(): void {
  const place = document.querySelector<HTMLElement>('[data-marks]' satisfies Selector<MarksData>);
  if (!place) return;
  place.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-wish]' satisfies Selector<MarksData>)
        : null;
    if (button) void import('./marks.ts').then(({ press }) => press(place, button));
  });
  if ((document.documentElement.dataset as Dataset<DocumentData>).session === 'kept')
    void import('./marks.ts').then(({ begin }) => begin(place));
}
