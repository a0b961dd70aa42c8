import { promptLimits } from '@whetstone/contract';
import { rowsOf, sqlState, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { getPrompt } from '../prompts/get-prompt.ts';

interface Label {
  readonly name: string;
  readonly number: number;
}

/** A prompt that was never edited has no version yet: the first one is what it says. */
const keepFirst = (tx: Transaction, promptId: string) =>
  rowsOf(
    tx,
    sql`insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at)
        select id, user_id, 1, title, description, prompt_text, category, tags, use_case, least(updated_at, now()) from public.prompts p
        where id = ${promptId} and not exists (select 1 from public.prompt_versions v where v.prompt_id = p.id)`,
  );

const refuseOneMore = async (tx: Transaction, promptId: string): Promise<void> => {
  const [counted] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from public.version_labels where prompt_id = ${promptId}`,
  );
  if ((counted?.count ?? 0) >= promptLimits.labels)
    throw new ServiceError('conflict', `A prompt can have at most ${promptLimits.labels} labels.`);
};

/**
 * Puts a label at a version of a prompt of the caller; one of this name, in whatever case, moves there. Answers the
 * version where it stood before. Throws `not_found`, and `conflict` for too many labels.
 */
export const labelVersion = async (
  tx: Transaction,
  claims: PersonClaims,
  promptId: string,
  { name, number }: Label,
): Promise<number | null> => {
  await getPrompt(tx, claims, promptId);
  await keepFirst(tx, promptId);
  const [before] = await rowsOf<{ number: number }>(
    tx,
    sql`select number from public.version_labels where prompt_id = ${promptId} and lower(name) = lower(${name}) for update`,
  );
  if (!before) await refuseOneMore(tx, promptId);
  await rowsOf(
    tx,
    sql`insert into public.version_labels (prompt_id, name, number) values (${promptId}, ${name}, ${number})
        on conflict (prompt_id, lower(name)) do update set number = excluded.number, name = excluded.name`,
  ).catch((cause: unknown) => {
    // 23503: there is no such version
    throw sqlState(cause) === '23503'
      ? new ServiceError('not_found', 'This version does not exist.', { cause })
      : cause;
  });
  return before?.number ?? null;
};

/** Takes a label off; answers the version where it stood. Throws `not_found`. */
export const unlabelVersion = async (
  tx: Transaction,
  claims: PersonClaims,
  promptId: string,
  name: string,
): Promise<number> => {
  await getPrompt(tx, claims, promptId);
  const [before] = await rowsOf<{ number: number }>(
    tx,
    sql`delete from public.version_labels where prompt_id = ${promptId} and lower(name) = lower(${name.trim()}) returning number`,
  );
  if (!before) throw new ServiceError('not_found', 'This prompt has no such label.');
  return before.number;
};
