import type { HelpSearchData } from '../../shared/island-data/help-search.ts';

/** Searches the page's own text; needs the script. */
export const HelpSearch = () => (
  <search className="help-search needs-script" {...({ 'data-help-search': true } satisfies HelpSearchData)}>
    <label htmlFor="help-search" className="sr-only">
      Search help
    </label>
    <input
      id="help-search"
      enterKeyHint="search"
      placeholder="Search help"
      autoComplete="off"
      className="field"
    />
    <output className="text-14 text-ink" />
    <ol />
  </search>
);
