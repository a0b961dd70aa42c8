import type { Usage } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { freeUsage } from '../account/free-usage.ts';
import { usageOf, type UsageRow } from '../account/usage-of.ts';
import { secondFactorNeeded } from './second-factor-needed.ts';

/** The caller's usage where nothing is taken from it. Throws `not_allowed` without a profile, `second_factor_needed`. */
export const standing = async (tx: Transaction): Promise<Usage> => {
  const [row] = await rowsOf<UsageRow & { readonly allowed: boolean; readonly known: boolean }>(
    tx,
    sql`select u.*, private.has_required_aal() as allowed, u.tier is not null as known
      from (select 1) one left join public.my_usage() u on true`,
  );
  if (!row?.allowed) throw secondFactorNeeded();
  if (!row.known) throw new ServiceError('not_allowed', 'Complete your registration first.');
  return freeUsage(tx, usageOf(row));
};
