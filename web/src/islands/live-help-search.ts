import type { Selector } from '../shared/island-data/data.ts';
import type { HelpSearchData } from '../shared/island-data/help-search.ts';

/** Opens the topic that the address leads to. */
function unfold() {
  document.getElementById(location.hash.slice(1))?.closest('details')?.setAttribute('open', '');
}

/** The search of the help page; what finds is loaded once the field is entered. */
export function liveHelpSearch(): void {
  const place = document.querySelector<HTMLElement>('[data-help-search]' satisfies Selector<HelpSearchData>);
  if (!place) return;
  unfold();
  addEventListener('hashchange', unfold);
  place.addEventListener(
    'focusin',
    () => void import('./help-search.ts').then(({ searchHelp }) => searchHelp(place)),
    { once: true },
  );
}
