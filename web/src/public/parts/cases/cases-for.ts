import type { CaseId } from '../../../content/case-goals.ts';
import { pageContext } from '../../../lib/page-context.ts';
import { type WrittenCase, writeCase } from './write-case.ts';

/** The cases that a page tells, under their ids, as the engine writes them. */
export const casesFor = <Id extends CaseId>(serverContext: unknown, ids: readonly Id[]) => {
  const server = pageContext(serverContext);
  return Object.fromEntries(ids.map((id) => [id, writeCase(id, server)])) as Record<Id, WrittenCase>;
};
