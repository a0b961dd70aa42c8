import { libraryLookKey } from '../../config/storage-keys.ts';

export const looks = [
  { value: 'list', label: 'List' },
  { value: 'cards', label: 'Cards' },
] as const;

export type LibraryLook = (typeof looks)[number]['value'];

/** How this browser shows one's own prompts. */
export const readLook = (): LibraryLook =>
  localStorage.getItem(libraryLookKey) === 'cards' ? 'cards' : 'list';

export function keepLook(look: LibraryLook): void {
  if (look === 'list') localStorage.removeItem(libraryLookKey);
  else localStorage.setItem(libraryLookKey, look);
}
