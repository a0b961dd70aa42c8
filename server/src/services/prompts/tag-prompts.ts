import { promptLimits, type PromptTagging, type Retagged } from '@whetstone/contract';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { asc, sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { ownPrompts } from './own-prompt.ts';
import { inOwnSpelling } from './tag-spelling.ts';

const { prompts } = schema;

interface Tags {
  readonly id: string;
  readonly tags: readonly string[];
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, at) => tag === other[at]);

const write = (tx: Transaction, list: readonly Tags[]) =>
  rowsOf<{ id: string }>(
    tx,
    sql`update public.prompts p set tags = t.tags
        from jsonb_to_recordset(${JSON.stringify(list)}::text::jsonb) as t (id uuid, tags text[])
        where p.id = t.id returning p.id`,
  );

const held = (tx: Transaction, claims: PersonClaims, ids: readonly string[]) =>
  tx
    .select({ id: prompts.id, tags: prompts.tags, title: prompts.title })
    .from(prompts)
    .where(ownPrompts(claims, ids))
    .orderBy(asc(prompts.id))
    .for('no key update');

/**
 * Adds tags to prompts of the caller and takes others from them, whatever their spelling; answers those that changed,
 * each with the tags it had and has now. Throws `conflict` where one would have too many.
 */
export const tagPrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  { ids, add, remove }: PromptTagging,
): Promise<Retagged[]> => {
  const rows = await held(tx, claims, ids);
  const added = await inOwnSpelling(tx, claims, add);
  const removed = new Set(remove.map((tag) => tag.toLowerCase()));
  const changes = rows.flatMap((row) => {
    const kept = row.tags.filter((tag) => !removed.has(tag.toLowerCase()));
    const has = new Set(kept.map((tag) => tag.toLowerCase()));
    const tags = [...kept, ...added.filter((tag) => !has.has(tag.toLowerCase()))];
    return isSame(tags, row.tags) ? [] : [{ ...row, before: row.tags, tags }];
  });
  const full = changes.find(({ tags }) => tags.length > promptLimits.tags);
  if (full)
    throw new ServiceError('conflict', `“${full.title}” would have more than ${promptLimits.tags} tags.`);
  await write(tx, changes);
  return changes.map(({ id, before, tags }) => ({ id, before, after: tags }));
};

/** Gives prompts of the caller the tags back that they had, unless they were changed since; answers which it reached. */
export const untagPrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  changed: readonly Retagged[],
): Promise<string[]> => {
  const rows = await held(
    tx,
    claims,
    changed.map(({ id }) => id),
  );
  const present = new Map(rows.map(({ id, tags }) => [id, tags]));
  const back = changed
    .filter(({ id, after }) => present.has(id) && isSame(present.get(id) ?? [], after))
    .map(({ id, before }) => ({ id, tags: before }));
  return (await write(tx, back)).map(({ id }) => id);
};
