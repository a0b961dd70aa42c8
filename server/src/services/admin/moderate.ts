import type { ReportSubject } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql, type SQL } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { requireAdmin } from './require-admin.ts';

const subjectNotFound = () => new ServiceError('not_found', 'There is nothing under this address.');
const reportNotFound = () => new ServiceError('not_found', 'This report does not exist.');

const act = async (tx: Transaction, call: SQL, notFound: () => ServiceError): Promise<void> => {
  await requireAdmin(tx);
  const [row] = await rowsOf<{ found: boolean }>(tx, sql`select ${call} as found`);
  if (!row?.found) throw notFound();
};

/** Takes a prompt, collection or author page out, keeps its owner from showing it again, and closes its reports. Throws `not_allowed`, `not_found`. */
export const takeDown = (tx: Transaction, kind: ReportSubject, id: string): Promise<void> =>
  act(tx, sql`public.admin_take_down(${kind}, ${id}::uuid)`, subjectNotFound);

/** Lets the owner publish or share again; an author page is there again. Throws `not_allowed`, `not_found`. */
export const putBack = (tx: Transaction, kind: ReportSubject, id: string): Promise<void> =>
  act(tx, sql`public.admin_put_back(${kind}, ${id}::uuid)`, subjectNotFound);

/** Closes a report: by taking its subject out, or without. Throws `not_allowed`, `not_found`. */
export const resolveReport = (
  tx: Transaction,
  id: string,
  resolution: 'dismissed' | 'unpublished',
): Promise<void> =>
  act(
    tx,
    resolution === 'dismissed'
      ? sql`public.admin_dismiss_report(${id}::uuid)`
      : sql`public.admin_unpublish_reported(${id}::uuid)`,
    reportNotFound,
  );
