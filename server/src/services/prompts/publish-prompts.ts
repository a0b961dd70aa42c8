import type { Publication } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, isNotNull, isNull, ne } from 'drizzle-orm';
import { lockPrompts } from './lock-prompts.ts';
import { ownPrompts } from './own-prompt.ts';

const { prompts } = schema;

/** Makes prompts of the caller public or private; answers those that changed, and those that an admin keeps from being public. */
export const publishPrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  { ids, is_public: isPublic }: { readonly ids: readonly string[]; readonly is_public: boolean },
): Promise<Publication> => {
  const which = and(ownPrompts(claims, ids), ne(prompts.isPublic, isPublic));
  const refused = isPublic
    ? await tx
        .select({ id: prompts.id })
        .from(prompts)
        .where(and(which, isNotNull(prompts.moderatedAt)))
    : [];
  const { locked, isLocked } = lockPrompts(
    tx,
    and(which, isPublic ? isNull(prompts.moderatedAt) : undefined),
  );
  const changed = await tx
    .with(locked)
    .update(prompts)
    .set({ isPublic })
    .where(isLocked)
    .returning({ id: prompts.id });
  return { ids: changed.map(({ id }) => id), refused: refused.map(({ id }) => id) };
};
