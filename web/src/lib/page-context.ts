/** What the server lends to a page while it is drawn there; absent in the browser and where pages are served without the API. */
export interface PageContext {
  /** A GET of the server's own API, answered in the process. */
  readApi(path: string): Promise<Response>;
}

/** A loader's `serverContext`, whose type the framework cannot follow from the app's entry to its routes. */
export const pageContext = (serverContext: unknown) => serverContext as PageContext | undefined;
