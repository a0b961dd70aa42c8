import type { PromptShare } from '@whetstone/contract';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { getPrompt } from './get-prompt.ts';
import { ownPrompts, promptNotFound } from './own-prompt.ts';

/** The unlisted link of a prompt of the caller, made where there is none. Throws `not_found`, and `conflict` for what an admin took down. */
export const sharePrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
): Promise<PromptShare> => {
  const { prompts } = schema;
  // Held, so that it cannot be binned before the link is there.
  const [own] = await tx
    .select({ moderatedAt: prompts.moderatedAt })
    .from(prompts)
    .where(ownPrompts(claims, [id]))
    .for('share');
  if (!own) throw promptNotFound();
  if (own.moderatedAt)
    throw new ServiceError(
      'conflict',
      'An administrator took this prompt out of the library, so it can’t have a link until they allow it again.',
    );
  await rowsOf(
    tx,
    sql`insert into public.prompt_shares (prompt_id) values (${id}) on conflict (prompt_id) do nothing`,
  );
  return getShare(tx, id);
};

/** The open link of a prompt of the caller. Throws `not_found` where there is none. */
export const getShare = async (tx: Transaction, id: string): Promise<PromptShare> => {
  const { promptShares } = schema;
  const [share] = await tx.select().from(promptShares).where(eq(promptShares.promptId, id));
  if (!share) throw promptNotFound();
  return { token: share.token, path: `/shared/${share.token}`, created_at: share.createdAt.toISOString() };
};

/** Closes the unlisted link of a prompt of the caller at once. Throws `not_found`. */
export const unsharePrompt = async (tx: Transaction, claims: PersonClaims, id: string): Promise<void> => {
  await getPrompt(tx, claims, id);
  await tx.delete(schema.promptShares).where(eq(schema.promptShares.promptId, id));
};
