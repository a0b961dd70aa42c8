import { z } from '@hono/zod-openapi';
import { filledText } from './text.ts';
import { folderLimits } from './limits/index.ts';

/** `prompts` counts those directly in it. */
export const folder = z
  .object({
    id: z.uuid(),
    parent_id: z.uuid().nullable(),
    name: z.string(),
    prompts: z.int(),
    created_at: z.iso.datetime(),
  })
  .openapi('Folder');

/** All folders as a flat list sorted by name; `parent_id` makes the tree. */
export const folderList = z.object({ items: z.array(folder) }).openapi('FolderList');

/** What moved one level up; `moved_name` differs from `name` where that was taken there. */
export const folderDeletion = z
  .object({
    ids: z.array(z.uuid()),
    prompts: z.int(),
    folders: z.array(z.object({ id: z.uuid(), name: z.string(), moved_name: z.string() })),
  })
  .openapi('FolderDeletion');

/** Folders whose deletion can be undone, the last deleted first. */
export const deletedFolders = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        deleted_at: z.iso.datetime(),
        /** When the deletion can no longer be undone. */
        purged_at: z.iso.datetime(),
      }),
    ),
  })
  .openapi('DeletedFolders');

const name = filledText(folderLimits.name).transform((text) => text.trim());

export const folderInput = z
  .strictObject({ name, parent_id: z.uuid().nullable().default(null) })
  .openapi('FolderInput');

export const folderPatch = z
  .strictObject({ name: name.optional(), parent_id: z.uuid().nullable().optional() })
  .openapi('FolderPatch');

export type FolderDeletion = z.infer<typeof folderDeletion>;
export type DeletedFolders = z.infer<typeof deletedFolders>;
export type Folder = z.infer<typeof folder>;
export type FolderInput = z.infer<typeof folderInput>;
export type FolderPatch = z.infer<typeof folderPatch>;
