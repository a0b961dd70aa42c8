import type { LibrarySort } from '@whetstone/contract';

export type { LibrarySort };

export const librarySorts = [
  { value: 'votes', label: 'Most votes' },
  { value: 'recent', label: 'Most recent' },
  { value: 'title', label: 'By title' },
] as const satisfies readonly { value: LibrarySort; label: string }[];
