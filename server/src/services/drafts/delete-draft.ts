import type { DraftKind } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { readDraft } from './read-drafts.ts';

const { drafts } = schema;

/** Deletes the caller's draft in a prompter, if it is still the version given. Throws `not_found` and `draft_conflict`. */
export const deleteDraft = async (
  tx: Transaction,
  claims: PersonClaims,
  kind: DraftKind,
  version: number,
): Promise<void> => {
  const current = await readDraft(tx, claims, kind, { isLocked: true });
  if (!current) throw new ServiceError('not_found', 'There is no draft.');
  if (current.version !== version)
    throw new ServiceError('draft_conflict', 'This draft was changed in another tab or on another device.', {
      newer: current,
    });
  await tx.delete(drafts).where(and(eq(drafts.userId, claims.sub), eq(drafts.kind, kind)));
};
