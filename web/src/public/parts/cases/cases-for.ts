import type { CaseId } from '../../../content/case-goals.ts';
import { pageContext } from '../../../lib/page-context.ts';

/** The cases that a page tells, written by the engine. Imported here: the app, which holds every route's definition, has no use for it. */
export async function casesFor<Id extends CaseId>(serverContext: unknown, ids: readonly Id[]) {
  const { writeCases } = await import('./write-case.ts');
  return writeCases(ids, pageContext(serverContext));
}
