import { queryOptions } from '@tanstack/react-query';
import type { FolderInput, FolderPatch } from '@whetstone/contract';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

/** All own folders as a flat list. */
export const foldersQuery = queryOptions({
  queryKey: ['prompts', 'folders'],
  queryFn: ({ signal }) => bodyOf(api.folders.$get({}, { init: { signal } })),
});

export const createFolder = (input: FolderInput) => bodyOf(api.folders.$post({ json: input }));
export const updateFolder = (id: string, patch: FolderPatch) =>
  bodyOf(api.folders[':id'].$patch({ param: { id }, json: patch }));
export const deleteFolder = (id: string) => bodyOf(api.folders[':id'].$delete({ param: { id } }));

/** Folders whose deletion can be undone. */
export const deletedFoldersQuery = queryOptions({
  queryKey: ['prompts', 'deleted-folders'],
  queryFn: ({ signal }) => bodyOf(api.folders.deleted.$get({}, { init: { signal } })),
});

/** Undoes the deletion of a folder. */
export const restoreFolder = (id: string) => bodyOf(api.folders[':id'].restore.$post({ param: { id } }));
