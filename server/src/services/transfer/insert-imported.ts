import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf, type Database, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { jsonLists } from './json-lists.ts';
import type { ImportRow } from './rows-of-import.ts';

const insertPrompts = (tx: Transaction, { sub }: PersonClaims, importId: string, list: string) =>
  rowsOf(
    tx,
    sql`insert into public.prompts (id, title, description, prompt_text, category, tags, use_case, folder_id, import_id, origin_title, origin_id, created_at)
        select t.id, t.title, t.description, t.prompt_text, t.category, t.tags, t.use_case, f.id, ${importId}::uuid, t.origin_title, coalesce(t.made_from, o.id),
          least(t.created_at + t.place * interval '1 microsecond', now())
        from jsonb_to_recordset(${list}::text::jsonb)
          as t (id uuid, title text, description text, prompt_text text, category text, tags text[], use_case text, folder_id uuid, origin_title text, origin_id uuid, made_from uuid, created_at timestamptz, place integer)
          left join public.folders f on f.id = t.folder_id and f.user_id = ${sub}
          left join public.prompts o on o.id = t.origin_id and o.deleted_at is null and (o.user_id = ${sub} or o.is_public)`,
  );

const insertVersions = (tx: Transaction, { sub }: PersonClaims, list: string) =>
  rowsOf(
    tx,
    sql`insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at)
        select prompt_id, ${sub}::uuid, number, title, description, prompt_text, category, tags, use_case, least(created_at, now())
        from jsonb_to_recordset(${list}::text::jsonb)
          as t (prompt_id uuid, number integer, title text, description text, prompt_text text, category text, tags text[], use_case text, created_at timestamptz)`,
  );

const insertLabels = (tx: Transaction, list: string) =>
  rowsOf(
    tx,
    sql`insert into public.version_labels (prompt_id, number, name)
        select prompt_id, number, name from jsonb_to_recordset(${list}::text::jsonb) as t (prompt_id uuid, number integer, name text)`,
  );

/** Rows and characters of a piece: others wait no longer than these take. */
const mostAtOnce = { characters: 100_000, rows: 100 };

const sizeOf = (row: ImportRow): number => JSON.stringify(row).length;

const pieces = function* (rows: readonly ImportRow[]): Generator<readonly ImportRow[]> {
  let piece: ImportRow[] = [];
  let characters = 0;
  for (const row of rows) {
    piece.push(row);
    characters += sizeOf(row);
    if (piece.length < mostAtOnce.rows && characters < mostAtOnce.characters) continue;
    yield piece;
    piece = [];
    characters = 0;
  }
  if (piece.length > 0) yield piece;
};

/**
 * Writes the rows of an import, a piece of them at a time, each with its versions and labels. In between others have their
 * turn: the embedded database works in this thread, and gives it back for nobody but a timer.
 */
export const insertImported = async (
  database: Database,
  claims: PersonClaims,
  importId: string,
  rows: readonly ImportRow[],
): Promise<void> => {
  for (const piece of pieces(rows)) {
    await database.actingAs(claims, async (tx) => {
      for (const list of jsonLists(piece.map(({ prompt }) => prompt)))
        await insertPrompts(tx, claims, importId, list);
      for (const list of jsonLists(piece.flatMap(({ versions }) => versions)))
        await insertVersions(tx, claims, list);
      for (const list of jsonLists(piece.flatMap(({ labels }) => labels))) await insertLabels(tx, list);
    });
    await pause(1);
  }
};
