import type { Draft } from '@whetstone/contract';
import type { Core } from './core.ts';

/** Another draft than this desk's is in the account. Answers whether sending again makes sense. */
export function meetNewer(core: Core, newer: Draft): boolean {
  const { desk } = core;
  const from = core.adopted.get(newer.writer);
  const print = desk.printOf(newer.content);
  const isOwn = newer.writer === core.writer || (from !== undefined && newer.step < from.step);
  const isUntouched = from !== undefined && core.printNow() === from.print;
  core.version = newer.version;
  core.known = print;
  if (isOwn || print === core.printNow()) return core.isUnsent();
  // A page that is gone had sent more of its words than it could still seal.
  if (isUntouched) desk.put(newer.content);
  else part(core, newer);
  return core.isUnsent();
}

/** Two drafts that differ: the one on the desk goes to those set aside until the person has decided. */
export function part(core: Core, newer: Draft): void {
  core.setAsideId ??= crypto.randomUUID();
  core.known = '';
  core.tell({ newer });
}
