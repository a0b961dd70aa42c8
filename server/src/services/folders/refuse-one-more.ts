import { folderLimits } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';

/** Throws `conflict` when the caller has as many folders as one may have; to be asked behind `lockFolders`. */
export const refuseOneMore = async (tx: Transaction, claims: PersonClaims): Promise<void> => {
  const [counted] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from public.folders where user_id = ${claims.sub}`,
  );
  if ((counted?.count ?? 0) >= folderLimits.count)
    throw new ServiceError('conflict', `You can have up to ${folderLimits.count} folders.`);
};
