import type { Draft, DraftKind, KeptDrafts } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, asc, desc, eq } from 'drizzle-orm';
import { readContent } from './draft-text.ts';

const { drafts, setAsideDrafts } = schema;

const asDraft = ({
  version,
  writer,
  step,
  content,
  updatedAt,
}: typeof drafts.$inferSelect): Draft & { content: Record<string, unknown> } => ({
  version,
  writer,
  step,
  content: readContent(content),
  updated_at: updatedAt.toISOString(),
});

/** The caller's draft in a prompter, or null. `isLocked`: no other saving comes in between until the transaction ends. */
export const readDraft = async (
  tx: Transaction,
  { sub }: PersonClaims,
  kind: DraftKind,
  { isLocked = false } = {},
): Promise<Draft | null> => {
  const own = tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, sub), eq(drafts.kind, kind)));
  const [row] = await (isLocked ? own.for('update') : own);
  return row ? asDraft(row) : null;
};

/** The caller's draft in a prompter, and the list of those set aside there, newest first. */
export const readKeptDrafts = async (
  tx: Transaction,
  claims: PersonClaims,
  kind: DraftKind,
): Promise<KeptDrafts> => {
  const { id, title, createdAt, userId } = setAsideDrafts;
  const rows = await tx
    .select({ id, title, createdAt })
    .from(setAsideDrafts)
    .where(and(eq(userId, claims.sub), eq(setAsideDrafts.kind, kind)))
    .orderBy(desc(createdAt), asc(id));
  return {
    draft: await readDraft(tx, claims, kind),
    set_aside: rows.map((row) => ({
      id: row.id,
      title: row.title,
      created_at: row.createdAt.toISOString(),
    })),
  };
};

/** Which version of each of the caller's drafts there is. */
export const readDraftVersions = (tx: Transaction, { sub }: PersonClaims) =>
  tx.select({ kind: drafts.kind, version: drafts.version }).from(drafts).where(eq(drafts.userId, sub));
