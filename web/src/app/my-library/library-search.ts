import type { PromptSort } from '@whetstone/contract';

export const promptSorts = [
  { value: 'created_at', label: 'Newest first' },
  { value: 'updated_at', label: 'Most recently changed first' },
  { value: 'title', label: 'By title' },
  { value: 'votes', label: 'By votes' },
] as const satisfies readonly { value: PromptSort; label: string }[];

export const views = ['bin', 'favorites'] as const;
export type View = (typeof views)[number];

/** What the address of the library says: it survives reload, Back and a shared link. */
export interface LibrarySearch {
  search?: string;
  category?: string;
  tag?: string;
  /** A folder's id, or "none". */
  folder?: string;
  sort?: PromptSort;
  view?: View;
  /** The prompt that is read beside the list. */
  open?: string;
  /** The prompt that is open for editing, or "new". */
  edit?: string;
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, 200) : undefined;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idOr = (value: unknown, word?: string) =>
  typeof value === 'string' && (value === word || uuid.test(value)) ? value : undefined;

/** Reads the filters out of an address that anyone may have written. */
export function parseLibrarySearch(raw: Record<string, unknown>): LibrarySearch {
  const sort = promptSorts.find(({ value }) => value === raw.sort)?.value;
  return {
    search: textOf(raw.search),
    category: textOf(raw.category)?.slice(0, 100),
    tag: textOf(raw.tag)?.slice(0, 50),
    folder: idOr(raw.folder, 'none'),
    sort: sort === 'created_at' ? undefined : sort,
    view: views.find((view) => view === raw.view),
    open: idOr(raw.open),
    edit: idOr(raw.edit, 'new'),
  };
}

export const noFilters: LibrarySearch = {
  search: undefined,
  category: undefined,
  tag: undefined,
  folder: undefined,
};

export const countFilters = ({ search, category, tag, folder }: LibrarySearch) =>
  [search, category, tag, folder].filter(Boolean).length;
