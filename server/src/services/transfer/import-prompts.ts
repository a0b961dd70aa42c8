import { createHash } from 'node:crypto';
import {
  transferPrompt,
  type ImportReport,
  type ImportRequest,
  type TransferPrompt,
} from '@whetstone/contract';
import { rowsOf, sqlState, type Claims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { refuseOverflow } from '../storage/refuse-overflow.ts';
import { folderFinder } from './folder-paths.ts';
import { readFile } from './read-file.ts';

type Item = ImportReport['items'][number];

const fingerprint = (title: string, text: string): string =>
  createHash('sha256').update(`${title}\u0001${text}`).digest('hex');

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

const titleOf = (candidate: unknown): string => {
  const title = (candidate as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? title.slice(0, 200) : '';
};

/** Checks each candidate, in the order of the file. */
const judge = (
  candidates: readonly unknown[],
  known: Set<string>,
  includeDuplicates: boolean,
): { items: Item[]; prompts: TransferPrompt[] } => {
  const prompts: TransferPrompt[] = [];
  const items = candidates.map((candidate, index): Item => {
    const row = index + 1;
    const parsed = transferPrompt.safeParse(candidate);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return {
        row,
        title: titleOf(candidate),
        outcome: 'problem',
        problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
      };
    }
    const hash = fingerprint(parsed.data.title, parsed.data.prompt_text);
    const isDuplicate = known.has(hash);
    known.add(hash);
    if (!isDuplicate || includeDuplicates) prompts.push(parsed.data);
    return { row, title: parsed.data.title, outcome: isDuplicate ? 'duplicate' : 'add' };
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

/** Reads a file of prompts into the caller's library, all or nothing; a dry run only says what would happen. Throws `invalid_input`, `too_large`, `storage_full`. */
export const importPrompts = async (
  tx: Transaction,
  claims: Claims & { readonly sub: string },
  request: ImportRequest,
): Promise<ImportReport> => {
  const candidates = readFile(request.format, request.content);
  const { items, prompts } = judge(candidates, await ownFingerprints(tx, claims), request.include_duplicates);
  const isWhole = items.every((item) => item.outcome !== 'problem');
  if (isWhole) await refuseOverflow(tx, prompts);
  if (isWhole && !request.dry_run && prompts.length > 0) await insert(tx, claims, prompts);
  return { added: isWhole ? prompts.length : 0, items, dry_run: request.dry_run };
};
