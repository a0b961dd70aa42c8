import type { TransferPrompt } from '@whetstone/contract';
import { rowsOf, sqlState, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { folderFinder } from './folder-paths.ts';
import { jsonLists } from './json-lists.ts';
import { versionsOf } from './versions-of.ts';

/**
 * For each prompt the microseconds that it gets beyond its time, which files give in milliseconds: the first of those of
 * one time is the newest, so that "Newest first" has the order of the file.
 */
const placesOf = (prompts: readonly TransferPrompt[], now: number): number[] => {
  const times = prompts.map(({ created_at }) => Math.min(created_at ? Date.parse(created_at) : now, now));
  const left = new Map<number, number>();
  for (const time of times) left.set(time, (left.get(time) ?? 0) + 1);
  return times.map((time) => {
    const place = (left.get(time) ?? 1) - 1;
    left.set(time, place);
    return place;
  });
};

const insertPrompts = async (tx: Transaction, list: string): Promise<void> => {
  await rowsOf(
    tx,
    sql`with latest as (select date_trunc('milliseconds', now()) - interval '1 millisecond' as at)
        insert into public.prompts (id, title, description, prompt_text, category, tags, use_case, folder_id, created_at)
        select id, title, description, prompt_text, category, tags, use_case, folder_id,
          least(coalesce(date_trunc('milliseconds', created_at), latest.at), latest.at) + place * interval '1 microsecond'
        from latest, jsonb_to_recordset(${list}::text::jsonb)
          as t (id uuid, title text, description text, prompt_text text, category text, tags text[], use_case text, folder_id uuid, created_at timestamptz, place integer)`,
  ).catch((cause: unknown) => {
    throw sqlState(cause) === '42501' || sqlState(cause) === '23503'
      ? new ServiceError('not_allowed', 'Complete your registration first.', { cause })
      : cause;
  });
};

const insertVersions = async (tx: Transaction, { sub }: PersonClaims, list: string): Promise<void> => {
  await rowsOf(
    tx,
    sql`insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at)
        select prompt_id, ${sub}::uuid, number, title, description, prompt_text, category, tags, use_case, least(created_at, now())
        from jsonb_to_recordset(${list}::text::jsonb)
          as t (prompt_id uuid, number integer, title text, description text, prompt_text text, category text, tags text[], use_case text, created_at timestamptz)`,
  );
};

/** Adds prompts of a file to the caller's own, private, with their folders and earlier versions. */
export const insertImported = async (
  tx: Transaction,
  claims: PersonClaims,
  prompts: readonly TransferPrompt[],
): Promise<void> => {
  const folderAt = await folderFinder(tx, claims);
  const places = placesOf(prompts, Date.now());
  const rows: object[] = [];
  const versions: object[] = [];
  for (const [index, prompt] of prompts.entries()) {
    const id = crypto.randomUUID();
    const { folder, versions: _versions, ...fields } = prompt;
    rows.push({ ...fields, id, place: places[index], folder_id: await folderAt(folder) });
    for (const version of versionsOf(prompt)) versions.push({ ...version, prompt_id: id });
  }
  for (const list of jsonLists(rows)) await insertPrompts(tx, list);
  for (const list of jsonLists(versions)) await insertVersions(tx, claims, list);
};
