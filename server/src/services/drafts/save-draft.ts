import type { Draft, DraftInput, DraftKind, SavedDraft } from '@whetstone/contract';
import { rowsOf, sqlState, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { draftText, type DraftText } from './draft-text.ts';
import { readDraft } from './read-drafts.ts';

const draftConflict = (newer: Draft) =>
  new ServiceError('draft_conflict', 'This draft was changed in another tab or on another device.', {
    newer,
  });

/** Whether it goes on from what is there: the version it knows, or an earlier saving of the same page. */
const goesOnFrom = (current: Draft, { version, writer, step }: DraftInput): boolean =>
  current.version === version || (current.writer === writer && current.step < step);

/** What the tables' rules say to a person who has no profile yet. */
export const refuseWithoutProfile = (cause: unknown): never => {
  if (['42501', '23503'].includes(sqlState(cause) ?? ''))
    throw new ServiceError('not_allowed', 'Complete your registration first.', { cause });
  throw cause;
};

interface SavedRow {
  readonly version: number | string;
  readonly updated_at: Date | string;
}

const saved = (row: SavedRow | undefined): SavedDraft | undefined =>
  row && { version: Number(row.version), updated_at: new Date(row.updated_at).toISOString() };

const addDraft = async (tx: Transaction, kind: DraftKind, { text, title }: DraftText, input: DraftInput) => {
  const { writer, step } = input;
  const [row] = await rowsOf<SavedRow>(
    tx,
    sql`insert into public.drafts (kind, title, content, writer, step)
        values (${kind}, ${title}, ${text}, ${writer}, ${step})
        on conflict (user_id, kind) do nothing returning version, updated_at`,
  ).catch(refuseWithoutProfile);
  return saved(row);
};

/**
 * Saves the caller's draft in a prompter. Throws `draft_conflict` with the one that is there, if that is neither the
 * version it goes on from nor an earlier saving of the same page, and `too_large`.
 */
export const saveDraft = async (
  tx: Transaction,
  claims: PersonClaims,
  kind: DraftKind,
  input: DraftInput,
): Promise<SavedDraft> => {
  const { text, title } = draftText(input.content);
  const { writer, step } = input;
  let current = await readDraft(tx, claims, kind, { isLocked: true });
  if (!current) {
    const added = await addDraft(tx, kind, { text, title }, input);
    if (added) return added;
    current = await readDraft(tx, claims, kind, { isLocked: true });
    if (!current) throw new ServiceError('unavailable', 'The draft was not saved. Try again in a moment.');
  }
  const before = JSON.stringify(current.content);
  if (before === text) return { version: current.version, updated_at: current.updated_at };
  if (!goesOnFrom(current, input)) throw draftConflict(current);
  if (input.sets_aside)
    await tx.execute(
      sql`insert into public.set_aside_drafts (kind, title, content)
          select kind, title, content from public.drafts where user_id = ${claims.sub} and kind = ${kind}`,
    );
  const [row] = await rowsOf<SavedRow>(
    tx,
    sql`update public.drafts set title = ${title}, content = ${text}, writer = ${writer}, step = ${step}
        where user_id = ${claims.sub} and kind = ${kind} returning version, updated_at`,
  );
  const result = saved(row);
  if (!result) throw new ServiceError('not_found', 'This draft does not exist.');
  return result;
};
