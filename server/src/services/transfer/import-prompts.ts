import type { ImportReport } from '@whetstone/contract';
import { rowsOf, type Database, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { refuseOverflow } from '../storage/refuse-overflow.ts';
import { addImport } from './add-import.ts';
import { judgeItems } from './judge-items.ts';
import { publishAgain } from './publish-again.ts';
import type { ReadImport } from './read-import.ts';

const ownFingerprints = async (tx: Transaction, claims: PersonClaims): Promise<Set<string>> => {
  const rows = await rowsOf<{ hash: string }>(
    tx,
    sql`select encode(sha256(convert_to(title || chr(1) || prompt_text, 'UTF8')), 'hex') as hash from public.prompts where user_id = ${claims.sub} and deleted_at is null`,
  );
  return new Set(rows.map((row) => row.hash));
};

/**
 * Takes the prompts of files into the caller's library; a dry run only says what would happen. Without named rows,
 * nothing is added where one of them has a problem. What was public is published again where that is asked for. Throws `storage_full`, `invalid_input`.
 */
export const importPrompts = async (
  database: Database,
  claims: PersonClaims,
  read: ReadImport,
): Promise<ImportReport> => {
  const { files, columns, has_heads, notes, dryRun } = read;
  const { items, taken } = await database.actingAs(claims, async (tx) => {
    const judged = judgeItems(read, await ownFingerprints(tx, claims));
    await refuseOverflow(
      tx,
      judged.taken.map(({ prompt }) => prompt),
    );
    return judged;
  });
  const added = dryRun || taken.length === 0 ? null : await addImport(database, claims, read, taken);
  const republished = added && read.publish ? await publishAgain(database, claims, added) : null;
  return {
    id: added?.id ?? null,
    added: taken.length,
    files: [...files],
    columns: [...columns],
    has_heads,
    notes: [...notes],
    // Who names rows has seen them.
    items: dryRun || read.rows === undefined ? items : [],
    republished,
    dry_run: dryRun,
  };
};
