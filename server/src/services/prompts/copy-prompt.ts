import type { Prompt, PromptOrigin } from '@whetstone/contract';
import { promptLimits } from '@whetstone/contract';
import { rowsOf, schema, sqlState, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { countUse } from '../library/count-use.ts';
import { getPrompt } from './get-prompt.ts';
import { promptNotFound } from './own-prompt.ts';

const { prompts } = schema;

const readable = (claims: PersonClaims, id: string) =>
  and(
    eq(prompts.id, id),
    isNull(prompts.deletedAt),
    or(eq(prompts.userId, claims.sub), eq(prompts.isPublic, true)),
  );

const copyTitle = (title: string): string => {
  const suffix = ' (copy)';
  const cut = title.slice(0, promptLimits.title - suffix.length);
  return `${(cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()}${suffix}`;
};

/**
 * A private copy of one of the caller's prompts, beside it, or of a public one, in no folder; it knows what it was made
 * from, and a public one counts as kept. Throws `not_found` for what the caller cannot read.
 */
export const copyPrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  network: string | undefined,
): Promise<Prompt> => {
  const [source] = await tx.select().from(prompts).where(readable(claims, id));
  if (!source) throw promptNotFound();
  const isOwn = source.userId === claims.sub;
  const title = isOwn ? copyTitle(source.title) : source.title;
  const [copy] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into public.prompts (title, description, prompt_text, category, tags, use_case, folder_id, origin_id, origin_title)
        values (${title}, ${source.description}, ${source.promptText}, ${source.category}, ${sql.param(source.tags, prompts.tags)}, ${source.useCase},
          ${isOwn ? source.folderId : null}::uuid, ${source.id}, ${source.title})
        returning id`,
  ).catch((cause: unknown) => {
    // 23503: no profile row for the owner, 42501: the policy refused the row
    if (sqlState(cause) === '23503' || sqlState(cause) === '42501')
      throw new ServiceError('not_allowed', 'Complete your registration first.', { cause });
    throw cause;
  });
  if (!isOwn) await countUse(tx, [source.id], 'keeps', network);
  return getPrompt(tx, claims, copy?.id ?? '');
};

/** What a prompt of the caller was made from; null for one that was written here. Throws `not_found`. */
export const getOrigin = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
): Promise<PromptOrigin | null> => {
  await getPrompt(tx, claims, id);
  const [copy] = await tx
    .select({ originId: prompts.originId, title: prompts.originTitle })
    .from(prompts)
    .where(eq(prompts.id, id));
  if (!copy?.title) return null;
  const [origin] = copy.originId
    ? await tx
        .select({ id: prompts.id, userId: prompts.userId })
        .from(prompts)
        .where(readable(claims, copy.originId))
    : [];
  return { title: copy.title, id: origin?.id ?? null, is_own: origin?.userId === claims.sub };
};
