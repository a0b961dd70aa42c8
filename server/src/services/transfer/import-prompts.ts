import type { ImportReport, TransferPrompt } from '@whetstone/contract';
import { rowsOf, sqlState, type Claims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { refuseOverflow } from '../storage/refuse-overflow.ts';
import { folderFinder } from './folder-paths.ts';
import type { ReadImport, ReadItem } from './read-import.ts';

type Item = ImportReport['items'][number];

const ownFingerprints = async (
  tx: Transaction,
  claims: Claims & { readonly sub: string },
): Promise<Set<string>> => {
  const rows = await rowsOf<{ hash: string }>(
    tx,
    sql`select encode(sha256(convert_to(title || chr(1) || prompt_text, 'UTF8')), 'hex') as hash from public.prompts where user_id = ${claims.sub} and deleted_at is null`,
  );
  return new Set(rows.map((row) => row.hash));
};

/** Tells what is new, in the order of the file. */
const judge = (
  read: readonly ReadItem[],
  known: Set<string>,
  includeDuplicates: boolean,
): { items: Item[]; prompts: TransferPrompt[] } => {
  const prompts: TransferPrompt[] = [];
  const items = read.map((item, index): Item => {
    const row = index + 1;
    if ('problem' in item) return { row, ...item, outcome: 'problem' };
    const isDuplicate = known.has(item.fingerprint);
    known.add(item.fingerprint);
    if (!isDuplicate || includeDuplicates) prompts.push(item.prompt);
    return { row, title: item.prompt.title, outcome: isDuplicate ? 'duplicate' : 'add' };
  });
  return { items, prompts };
};

const insert = async (
  tx: Transaction,
  claims: Claims & { readonly sub: string },
  prompts: readonly TransferPrompt[],
): Promise<void> => {
  const folderAt = await folderFinder(tx, claims);
  const rows: object[] = [];
  for (const { folder, ...prompt } of prompts) rows.push({ ...prompt, folder_id: await folderAt(folder) });
  await rowsOf(
    tx,
    sql`insert into public.prompts (title, description, prompt_text, category, tags, use_case, folder_id, created_at)
        select title, description, prompt_text, category, tags, use_case, folder_id, least(coalesce(created_at, now()), now())
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as t (title text, description text, prompt_text text, category text, tags text[], use_case text, folder_id uuid, created_at timestamptz)`,
  ).catch((cause: unknown) => {
    throw sqlState(cause) === '42501' || sqlState(cause) === '23503'
      ? new ServiceError('not_allowed', 'Complete your registration first.', { cause })
      : cause;
  });
};

/** Takes the prompts of a file into the caller's library, all or nothing; a dry run only says what would happen. Throws `storage_full`. */
export const importPrompts = async (
  tx: Transaction,
  claims: Claims & { readonly sub: string },
  { items: read, dryRun, includeDuplicates }: ReadImport,
): Promise<ImportReport> => {
  const { items, prompts } = judge(read, await ownFingerprints(tx, claims), includeDuplicates);
  const isWhole = items.every((item) => item.outcome !== 'problem');
  if (isWhole) await refuseOverflow(tx, prompts);
  if (isWhole && !dryRun && prompts.length > 0) await insert(tx, claims, prompts);
  return { added: isWhole ? prompts.length : 0, items, dry_run: dryRun };
};
