import { rowsOf, type Transaction } from '@whetstone/database';
import { sql, type SQL } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { promptNotFound } from '../prompts/own-prompt.ts';
import { requireAdmin } from './require-admin.ts';

const reportNotFound = () => new ServiceError('not_found', 'This report does not exist.');

const act = async (tx: Transaction, call: SQL, notFound: () => ServiceError): Promise<void> => {
  await requireAdmin(tx);
  const [row] = await rowsOf<{ found: boolean }>(tx, sql`select ${call} as found`);
  if (!row?.found) throw notFound();
};

/** Takes a prompt out of the library, keeps its owner from publishing it, and closes its reports. Throws `not_allowed`, `not_found`. */
export const unpublishPrompt = (tx: Transaction, id: string): Promise<void> =>
  act(tx, sql`public.admin_unpublish(${id}::uuid)`, promptNotFound);

/** Lets the owner publish again. Throws `not_allowed`, `not_found`. */
export const restorePrompt = (tx: Transaction, id: string): Promise<void> =>
  act(tx, sql`public.admin_restore(${id}::uuid)`, promptNotFound);

/** Closes a report: by taking its prompt out, or without. Throws `not_allowed`, `not_found`. */
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
