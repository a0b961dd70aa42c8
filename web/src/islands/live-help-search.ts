import type { Selector } from '../shared/island-data/data.ts';
import type { HelpSearchData } from '../shared/island-data/help-search.ts';

/** The search of the help page; what finds is loaded once the field is entered. */
export function liveHelpSearch(): void {
  const place = document.querySelector<HTMLElement>('[data-help-search]' satisfies Selector<HelpSearchData>);
  place?.addEventListener(
    'focusin',
    () => void import('./help-search.ts').then(({ searchHelp }) => searchHelp(place)),
    { once: true },
  );
}
