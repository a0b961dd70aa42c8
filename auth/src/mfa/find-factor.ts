import { schema, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import type { FactorRow } from '../users/user-json.ts';

const notFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');

/** An id of a path; throws 404 `validation_failed` for what is no UUID. */
export const pathId = (value: string | undefined): string => {
  const id = z.uuid().safeParse(value);
  if (!id.success) throw new AuthError(404, 'validation_failed', 'The id must be a UUID');
  return id.data;
};

/** A factor of that account. Throws 404 `mfa_factor_not_found`. */
export const findFactor = async (tx: Transaction, userId: string, id: string): Promise<FactorRow> => {
  const { mfaFactors } = schema;
  const [row] = await tx
    .select()
    .from(mfaFactors)
    .where(and(eq(mfaFactors.id, id), eq(mfaFactors.userId, userId)));
  if (!row) throw notFound();
  return row;
};
