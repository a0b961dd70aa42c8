import type { Folder } from '@whetstone/contract';
import type { LibrarySearch } from './library-search.ts';

/** What the list was asked for, as the end of a sentence: with “zebra” in Marketing. */
export function askedInWords(
  { search, category, tag, folder }: LibrarySearch,
  folders: readonly Pick<Folder, 'id' | 'name'>[],
): string {
  const name = folders.find(({ id }) => id === folder)?.name;
  return [
    search && `that match “${search}”`,
    category && `in ${category}`,
    tag && `tagged “${tag}”`,
    folder === 'none' ? 'without a folder' : folder && (name ? `in the folder “${name}”` : 'in this folder'),
  ]
    .filter(Boolean)
    .join(', ');
}
