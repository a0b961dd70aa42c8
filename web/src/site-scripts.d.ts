declare module 'virtual:site-scripts' {
  /** Address of the script that runs before the first paint. */
  export const bootPath: string;
  /** The module that serves pages without React, then what it imports. */
  export const sitePaths: readonly [string, ...string[]];
  /** The module that starts the app, then what it imports; empty in development. */
  export const appPaths: readonly string[];
}
