import type { ImportReport, TransferPrompt } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { refuseOverflow } from '../storage/refuse-overflow.ts';
import { insertImported } from './insert-imported.ts';
import type { ReadImport, ReadItem } from './read-import.ts';

type Item = ImportReport['items'][number];

const ownFingerprints = async (tx: Transaction, claims: PersonClaims): Promise<Set<string>> => {
  const rows = await rowsOf<{ hash: string }>(
    tx,
    sql`select encode(sha256(convert_to(title || chr(1) || prompt_text, 'UTF8')), 'hex') as hash from public.prompts where user_id = ${claims.sub} and deleted_at is null`,
  );
  return new Set(rows.map((row) => row.hash));
};

/** Tells what is new, in the order of the file. */
const judge = (
  read: readonly ReadItem[],
  own: ReadonlySet<string>,
  includeDuplicates: boolean,
): { items: Item[]; prompts: TransferPrompt[] } => {
  const prompts: TransferPrompt[] = [];
  const rows = new Map<string, number>();
  const items = read.map((item, index): Item => {
    const row = index + 1;
    if ('problem' in item) return { row, ...item, outcome: 'problem' };
    const { title } = item.prompt;
    const isOwn = own.has(item.fingerprint);
    const same_as = rows.get(item.fingerprint);
    if (same_as === undefined) rows.set(item.fingerprint, row);
    if ((!isOwn && same_as === undefined) || includeDuplicates) prompts.push(item.prompt);
    if (isOwn) return { row, title, outcome: 'duplicate' };
    return same_as === undefined
      ? { row, title, outcome: 'add' }
      : { row, title, outcome: 'repeat', same_as };
  });
  return { items, prompts };
};

/**
 * Takes the prompts of a file into the caller's library; a dry run only says what would happen. With a problem anywhere
 * nothing is added, unless entries with problems are to be left out. Throws `storage_full`.
 */
export const importPrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  { items: read, dryRun, includeDuplicates, skipProblems }: ReadImport,
): Promise<ImportReport> => {
  const { items, prompts } = judge(read, await ownFingerprints(tx, claims), includeDuplicates);
  const isTaken = skipProblems || items.every((item) => item.outcome !== 'problem');
  if (isTaken) await refuseOverflow(tx, prompts);
  if (isTaken && !dryRun && prompts.length > 0) await insertImported(tx, claims, prompts);
  return { added: isTaken ? prompts.length : 0, items, dry_run: dryRun };
};
