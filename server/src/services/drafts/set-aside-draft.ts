import type { DraftKind } from '@whetstone/contract';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { draftText, readContent } from './draft-text.ts';
import { refuseWithoutProfile } from './save-draft.ts';

interface Place {
  readonly kind: DraftKind;
  /** Chosen by the page, so that what is sent twice is kept once. */
  readonly id: string;
}

const { setAsideDrafts } = schema;

const at = ({ sub }: PersonClaims, { kind, id }: Place) =>
  and(eq(setAsideDrafts.userId, sub), eq(setAsideDrafts.id, id), eq(setAsideDrafts.kind, kind));

const notFound = () => new ServiceError('not_found', 'This draft does not exist.');

/** Sets a draft of the caller aside, or writes one that is set aside anew. Throws `too_large`. */
export const setDraftAside = async (
  tx: Transaction,
  { kind, id }: Place,
  content: Record<string, unknown>,
): Promise<void> => {
  const { text, title } = draftText(content);
  const rows = await rowsOf(
    tx,
    sql`insert into public.set_aside_drafts as d (id, kind, title, content) values (${id}, ${kind}, ${title}, ${text})
        on conflict (user_id, id) do update set title = excluded.title, content = excluded.content
        where d.kind = excluded.kind returning id`,
  ).catch(refuseWithoutProfile);
  if (rows.length === 0) throw notFound();
};

/** What a set aside draft of the caller holds. Throws `not_found`. */
export const readSetAside = async (
  tx: Transaction,
  claims: PersonClaims,
  place: Place,
): Promise<Record<string, unknown>> => {
  const [row] = await tx
    .select({ content: setAsideDrafts.content })
    .from(setAsideDrafts)
    .where(at(claims, place));
  if (!row) throw notFound();
  return readContent(row.content);
};

/** Deletes a set aside draft of the caller; one that is gone already is gone. */
export const deleteSetAside = async (tx: Transaction, claims: PersonClaims, place: Place): Promise<void> => {
  await tx.delete(setAsideDrafts).where(at(claims, place));
};
