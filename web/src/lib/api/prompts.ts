import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PromptInput, PromptMove, PromptPatch, PromptSort, Retagged } from '@whetstone/contract';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { bodyOf } from './body-of.ts';

export interface PromptFilters {
  search?: string;
  category?: string;
  tag?: string;
  /** A folder's id, or "none" for prompts outside every folder. */
  folder?: string;
  sort?: PromptSort;
}

/** Key of every list of own prompts, whatever its filters. */
export const promptsKey = ['prompts'] as const;

/** Own prompts page by page, newest first unless sorted otherwise. */
export const promptsQuery = (filters: PromptFilters = {}, limit = 24) =>
  infiniteQueryOptions({
    queryKey: [...promptsKey, filters, limit],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        api.prompts.$get(
          { query: { ...filters, limit: String(limit), cursor: pageParam } },
          { init: { signal } },
        ),
      ),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

const rowsAtOnce = 200;

/** The same as rows of a long list, without their texts. */
export const promptRowsQuery = (filters: PromptFilters = {}) =>
  infiniteQueryOptions({
    queryKey: [...promptsKey, filters, 'rows'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        api.prompts.rows.$get(
          { query: { ...filters, limit: String(rowsAtOnce), cursor: pageParam } },
          { init: { signal } },
        ),
      ),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

/** Ids of all own prompts that fit, as many as one action can handle. */
export const findPromptIds = ({ sort: _sort, ...filters }: PromptFilters) =>
  bodyOf(api.prompts.ids.$get({ query: filters }));

/** The first own prompts that fit a search. */
export const searchPrompts = (search: string, limit: number, signal: AbortSignal) =>
  bodyOf(api.prompts.$get({ query: { search, limit: String(limit) } }, { init: { signal } }));

/** Own prompts, the last changed first. */
export const latestPrompts = (limit: number, signal: AbortSignal) =>
  bodyOf(api.prompts.$get({ query: { sort: 'updated_at', limit: String(limit) } }, { init: { signal } }));

/** Saves a prompt; it is private. */
export const createPrompt = (
  input: Pick<PromptInput, 'title' | 'description' | 'prompt_text' | 'category'> & Partial<PromptInput>,
) => bodyOf(api.prompts.$post({ json: input }));

/** Puts other words in the place of a saved prompt's; the earlier ones stay as a version of it. */
export const revisePrompt = (id: string, patch: Pick<PromptPatch, 'prompt_text' | 'revision'>) =>
  bodyOf(api.prompts[':id'].$patch({ param: { id }, json: patch }));

export const deletePrompts = (ids: string[]) => bodyOf(api.prompts.delete.$post({ json: { ids } }));

/** One own prompt. */
export const promptQuery = (id: string) =>
  queryOptions({
    queryKey: [...promptsKey, 'one', id],
    queryFn: ({ signal }) => bodyOf(api.prompts[':id'].$get({ param: { id } }, { init: { signal } })),
  });

export const updatePrompt = (id: string, patch: PromptPatch) =>
  bodyOf(api.prompts[':id'].$patch({ param: { id }, json: patch }));

/** Counts of own prompts: categories, tags, favourites, bin. */
export const promptFacetsQuery = queryOptions({
  queryKey: [...promptsKey, 'facets'],
  queryFn: ({ signal }) => bodyOf(api.prompts.facets.$get({}, { init: { signal } })),
});

export const movePrompts = (move: PromptMove) => bodyOf(api.prompts.move.$post({ json: move }));

/** Prompts of an act on tags that are sent back at once to undo it: their tags are sent too. */
const undoneAtOnce = 200;

export const tagPrompts = (tagging: { ids: string[]; add?: string[]; remove?: string[] }) =>
  bodyOf(api.prompts.tags.$post({ json: tagging }));

/** Gives prompts the tags back that they had before. */
export async function untagPrompts(changed: Retagged[]): Promise<void> {
  for (let from = 0; from < changed.length; from += undoneAtOnce)
    await bodyOf(
      api.prompts.tags.undo.$post({ json: { changed: changed.slice(from, from + undoneAtOnce) } }),
    );
}

/** Makes prompts public, or private again. */
export const publishPrompts = (ids: string[], is_public: boolean) =>
  bodyOf(api.prompts.publish.$post({ json: { ids, is_public } }));

/** What was deleted and can come back. */
export const binQuery = queryOptions({
  queryKey: [...promptsKey, 'bin'],
  queryFn: ({ signal }) => bodyOf(api.prompts.bin.$get({}, { init: { signal } })),
});

export const restorePrompts = (ids: string[]) => bodyOf(api.prompts.bin.restore.$post({ json: { ids } }));
export const purgePrompts = (ids: string[]) => bodyOf(api.prompts.bin.purge.$post({ json: { ids } }));
export const emptyBin = () => bodyOf(api.prompts.bin.$delete());

/** What a prompt said after each save, newest first. */
export const versionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...promptsKey, 'versions', id],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        api.prompts[':id'].versions.$get(
          { param: { id }, query: pageParam === undefined ? {} : { before: String(pageParam) } },
          { init: { signal } },
        ),
      ),
    getNextPageParam: (page) => (page.has_more ? page.items.at(-1)?.number : undefined),
  });

export const revertPrompt = (id: string, number: number) =>
  bodyOf(api.prompts[':id'].revert.$post({ param: { id }, json: { number } }));

/** Puts a label at a version; answers where it stood before. */
export const labelVersion = (id: string, name: string, number: number) =>
  bodyOf(api.prompts[':id'].labels.$put({ param: { id }, json: { name, number } }));
export const unlabelVersion = (id: string, name: string) =>
  bodyOf(api.prompts[':id'].labels.$delete({ param: { id }, query: { name } }));

/** A private copy of one's own prompt, or of a public one. */
export const copyPrompt = (id: string) => bodyOf(api.prompts.copy.$post({ json: { id } }));

/** What a prompt was made from. */
export const originQuery = (id: string) =>
  queryOptions({
    queryKey: [...promptsKey, 'origin', id],
    queryFn: ({ signal }) => bodyOf(api.prompts[':id'].origin.$get({ param: { id } }, { init: { signal } })),
  });

/** The open unlisted link of a prompt; null without one. */
export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: [...promptsKey, 'share', id],
    queryFn: ({ signal }) =>
      bodyOf(api.prompts[':id'].share.$get({ param: { id } }, { init: { signal } })).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'not_found') return null;
          throw error;
        },
      ),
  });

export const openShare = (id: string) => bodyOf(api.prompts[':id'].share.$post({ param: { id } }));
export const closeShare = (id: string) => bodyOf(api.prompts[':id'].share.$delete({ param: { id } }));
