declare module 'virtual:site-scripts' {
  /** Runs inline before the first paint; '' in the browser, where it has run. */
  export const bootScript: string;
  /** Its hash for the content policy. */
  export const bootHash: string;
  /** The styles of each plain document by its route's id, written into it; empty in the browser and in development. */
  export const documentCss: Readonly<Record<string, string>>;
  /** The module that serves pages without React, then what it imports. */
  export const sitePaths: readonly [string, ...string[]];
  /** The module that starts the app, then what it imports; empty in development. */
  export const appPaths: readonly string[];
}
