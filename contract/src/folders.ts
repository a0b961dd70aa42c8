import { z } from '@hono/zod-openapi';
import { filledText } from './text.ts';

export const folderLimits = { name: 100, depth: 10, count: 500 } as const;

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

const name = filledText(folderLimits.name).transform((text) => text.trim());

export const folderInput = z
  .strictObject({ name, parent_id: z.uuid().nullable().default(null) })
  .openapi('FolderInput');

export const folderPatch = z
  .strictObject({ name: name.optional(), parent_id: z.uuid().nullable().optional() })
  .openapi('FolderPatch');

export type Folder = z.infer<typeof folder>;
export type FolderInput = z.infer<typeof folderInput>;
export type FolderPatch = z.infer<typeof folderPatch>;
