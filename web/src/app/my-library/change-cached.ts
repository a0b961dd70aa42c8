import type { Prompt, PromptPage, PromptRow, PromptRows } from '@whetstone/contract';
import type { PromptFilters } from '../../lib/api/prompts.ts';

interface Lists {
  pages: (PromptPage | PromptRows)[];
  pageParams: unknown[];
}

/** What becomes of a prompt in a list with these filters; undefined: it leaves the list. */
export type PromptChange = <Item extends Prompt | PromptRow>(
  prompt: Item,
  filters: PromptFilters,
) => Item | undefined;

const isLists = (data: unknown): data is Lists =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

const isPrompt = (data: unknown): data is Prompt =>
  typeof data === 'object' && data !== null && 'prompt_text' in data;

/**
 * Data under the key of own prompts as it will be after a change: lists lose or change their prompts and count what
 * is left, an opened prompt changes; whatever else is kept there stays as it is.
 */
export function changeCached(key: readonly unknown[], data: unknown, change: PromptChange): unknown {
  if (isPrompt(data)) return change(data, {}) ?? data;
  const filters = key[1];
  if (typeof filters !== 'object' || filters === null || !isLists(data)) return data;
  const before = data.pages.reduce((count, { items }) => count + items.length, 0);
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((prompt: Prompt | PromptRow) => change(prompt, filters) ?? []),
  }));
  const gone = before - pages.reduce((count, { items }) => count + items.length, 0);
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
}

/** Takes prompts out of every list. */
export const deleteChange =
  (ids: readonly string[]): PromptChange =>
  (prompt) =>
    ids.includes(prompt.id) ? undefined : prompt;

/** Puts prompts into a folder, or into none; they leave a list of another folder. */
export const moveChange =
  (ids: readonly string[], folder_id: string | null): PromptChange =>
  (prompt, { folder }) => {
    if (!ids.includes(prompt.id)) return prompt;
    return folder === undefined || folder === (folder_id ?? 'none') ? { ...prompt, folder_id } : undefined;
  };

/** Makes prompts public or private. */
export const publishChange =
  (ids: readonly string[], is_public: boolean): PromptChange =>
  (prompt) =>
    ids.includes(prompt.id) ? { ...prompt, is_public } : prompt;

const lower = (tags: readonly string[]) => new Set(tags.map((tag) => tag.toLowerCase()));

/** Gives prompts tags and takes others from them, whatever their spelling. */
export const tagChange =
  (ids: readonly string[], add: readonly string[], remove: readonly string[]): PromptChange =>
  (prompt) => {
    if (!ids.includes(prompt.id)) return prompt;
    const kept = prompt.tags.filter((tag) => !lower(remove).has(tag.toLowerCase()));
    const added = add.filter((tag) => !lower(kept).has(tag.toLowerCase()));
    return { ...prompt, tags: [...kept, ...added] };
  };
