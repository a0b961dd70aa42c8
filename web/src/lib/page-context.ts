import type { PageContext } from '@whetstone/contract';

/** A loader's `serverContext`, whose type the framework cannot follow. Throws in the browser, where plain documents are not drawn. */
export function pageContext(serverContext: unknown): PageContext {
  if (!serverContext) throw new Error('The server passed no data to this page.');
  return serverContext as PageContext;
}
