import type { ReportResolution, ReportSubject } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql, type SQL } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { requireAdmin } from './require-admin.ts';

const act = async (tx: Transaction, call: SQL): Promise<void> => {
  await requireAdmin(tx);
  const [row] = await rowsOf<{ found: boolean }>(tx, sql`select ${call} as found`);
  if (!row?.found) throw new ServiceError('not_found', 'There is nothing at this address.');
};

/** Takes a prompt, collection or author page out, keeps its owner from showing it again, and closes its reports. Throws `not_allowed`, `not_found`. */
export const takeDown = (tx: Transaction, kind: ReportSubject, id: string): Promise<void> =>
  act(tx, sql`public.admin_take_down(${kind}, ${id}::uuid)`);

/** Lets the owner publish or share again; an author page is there again. Throws `not_allowed`, `not_found`. */
export const putBack = (tx: Transaction, kind: ReportSubject, id: string): Promise<void> =>
  act(tx, sql`public.admin_put_back(${kind}, ${id}::uuid)`);

/**
 * Decides what is reported: taken out, or kept; every open report about it is closed, and its reporters are told. Throws
 * `not_allowed`, `not_found`, and `conflict` where another admin was first.
 */
export const resolveReport = async (
  tx: Transaction,
  id: string,
  { resolution, reason }: ReportResolution,
): Promise<void> => {
  await requireAdmin(tx);
  const [row] = await rowsOf<{ outcome: 'done' | 'unchanged' | 'not_found' }>(
    tx,
    sql`select public.admin_resolve_report(${id}::uuid, ${resolution}, ${reason}) as outcome`,
  );
  if (row?.outcome === 'unchanged')
    throw new ServiceError('conflict', 'Another administrator has already decided this.');
  if (row?.outcome !== 'done') throw new ServiceError('not_found', 'This report does not exist.');
};
