/** What the search of the help page tells its script (`islands/live-help-search.ts`). */
export interface HelpSearchData {
  /** Around the field; what is found goes into its list. */
  'data-help-search'?: true;
}
