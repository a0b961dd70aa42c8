import type { Prompt, PromptPage } from '@whetstone/contract';
import type { PromptFilters } from '../../lib/api/prompts.ts';

interface Lists {
  pages: PromptPage[];
  pageParams: unknown[];
}

/** What becomes of a prompt in a list with these filters; undefined: it leaves the list. */
export type PromptChange = (prompt: Prompt, filters: PromptFilters) => Prompt | undefined;

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
    items: page.items.flatMap((prompt) => change(prompt, filters) ?? []),
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

/** Makes a prompt public or private. */
export const publishChange =
  (id: string, is_public: boolean): PromptChange =>
  (prompt) =>
    prompt.id === id ? { ...prompt, is_public } : prompt;
