import { rowsOf, sqlState, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';

/** Says in words what the database refuses to who is no admin, or none any more: 42501. */
export const refuseOthers = (cause: unknown): never => {
  throw sqlState(cause) === '42501'
    ? new ServiceError('not_allowed', "You don't have admin privileges.", { cause })
    : cause;
};

/** Refuses whoever is not an admin with a session of the strength that the account asks for. Throws `not_allowed`. */
export const requireAdmin = async (tx: Transaction): Promise<void> => {
  await rowsOf(tx, sql`select private.require_admin()`).catch(refuseOthers);
};
