import type { PromptFilters } from '@whetstone/contract';
import { readSearch, type PromptSearch } from '@whetstone/contract/prompt-search';
import { rowsOf, schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';

const { prompts } = schema;

const withTag = (tag: string): SQL =>
  sql`exists (select 1 from unnest(${prompts.tags}) own_tag where lower(own_tag) = lower(${tag}))`;

/** In one of these folders or below. */
const below = ({ sub }: PersonClaims, ids: readonly string[]): SQL =>
  sql`${prompts.folderId} in (
    with recursive inside as (
      select id from public.folders where user_id = ${sub} and id in ${ids}
      union select f.id from public.folders f join inside on f.parent_id = inside.id
    ) select id from inside)`;

const inFolder = (claims: PersonClaims, folder: PromptFilters['folder']): SQL | undefined => {
  if (folder === undefined) return undefined;
  return folder === 'none' ? isNull(prompts.folderId) : below(claims, [folder]);
};

/** In a folder whose name begins with these words. Throws `invalid_input` where there is none. */
const inNamedFolder = async (tx: Transaction, claims: PersonClaims, name: string): Promise<SQL> => {
  const found = await rowsOf<{ id: string }>(
    tx,
    sql`select id from public.folders where user_id = ${claims.sub} and starts_with(lower(name), lower(${name}))`,
  );
  if (found.length === 0)
    throw new ServiceError('invalid_input', `There is no folder whose name begins with “${name}”.`);
  return below(
    claims,
    found.map(({ id }) => id),
  );
};

const matching = async (
  tx: Transaction,
  claims: PersonClaims,
  search: PromptSearch,
): Promise<(SQL | undefined)[]> => {
  const inFolders: SQL[] = [];
  for (const name of search.folders) inFolders.push(await inNamedFolder(tx, claims, name));
  return [
    search.text === ''
      ? undefined
      : inArray(prompts.id, sql`(select public.my_prompts_matching(${search.text}))`),
    ...search.tags.map(withTag),
    ...search.categories.map((category) => sql`lower(${prompts.category}) = lower(${category})`),
    ...inFolders,
    search.isPublic === undefined ? undefined : eq(prompts.isPublic, search.isPublic),
    search.before === undefined ? undefined : lt(prompts.updatedAt, new Date(search.before)),
    search.after === undefined ? undefined : gte(prompts.updatedAt, new Date(search.after)),
  ];
};

/**
 * The condition for the caller's own prompts outside the bin that the filters mean. Throws `invalid_input` for a filter
 * among the words of the search that says nothing.
 */
export const promptsLike = async (
  tx: Transaction,
  claims: PersonClaims,
  filters: PromptFilters,
): Promise<SQL | undefined> => {
  const { search, problems } = readSearch(filters.search ?? '');
  if (problems.length > 0) throw new ServiceError('invalid_input', problems.join(' '));
  const tags = filters.tag === undefined ? [] : [filters.tag].flat();
  return and(
    eq(prompts.userId, claims.sub),
    isNull(prompts.deletedAt),
    filters.category === undefined ? undefined : eq(prompts.category, filters.category),
    inFolder(claims, filters.folder),
    tags.length === 0 ? undefined : or(...tags.map(withTag)),
    ...(await matching(tx, claims, search)),
  );
};
