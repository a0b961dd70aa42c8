import { z } from '@hono/zod-openapi';
import { author } from './authors.ts';
import { libraryCard } from './library.ts';
import { collectionLimits } from './limits/index.ts';
import { filledText, plainText } from './text.ts';

const name = filledText(collectionLimits.name).transform((text) => text.trim());
const description = plainText(collectionLimits.description);
const promptIds = z.array(z.uuid()).max(collectionLimits.prompts);

/** `id` of the page's making, so that what is sent twice is made once and what was deleted can come back as it was. */
export const collectionInput = z
  .strictObject({
    id: z.uuid().optional(),
    name,
    description: description.default(''),
    is_shared: z.boolean().default(false),
    prompt_ids: promptIds.default([]),
  })
  .openapi('CollectionInput');

export const collectionPatch = z
  .strictObject({
    name: name.optional(),
    description: description.optional(),
    is_shared: z.boolean().optional(),
  })
  .openapi('CollectionPatch');

/** The order from the first to the last; what is not named follows in the order it had. */
export const collectionOrder = z.strictObject({ prompt_ids: promptIds }).openapi('CollectionOrder');

/** One of the caller's collections, without what it holds. */
export const collectionSummary = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    is_shared: z.boolean(),
    /** An admin took it down: it cannot be shared until one allows it. */
    is_taken_down: z.boolean(),
    /** Prompts in it that are public now. */
    prompts: z.int(),
    /** Whether it holds the prompt that was asked about. */
    holds: z.boolean(),
  })
  .openapi('CollectionSummary');

export const collectionsQuery = z.strictObject({ prompt: z.uuid().optional() }).openapi('CollectionsQuery');
/** The caller's collections, the one that changed last in front. */
export const ownCollections = z.object({ items: z.array(collectionSummary) }).openapi('OwnCollections');

/** A collection as its owner and, once it is shared, everyone reads it. */
export const collection = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    is_shared: z.boolean(),
    is_taken_down: z.boolean(),
    is_own: z.boolean(),
    /** null: its maker chose no public name. */
    author: author.nullable(),
    /** In its order; what is no longer public is left out. */
    prompts: z.array(libraryCard),
    /** To its maker: how many prompts keep their place and are not public at the moment; 0 to others. */
    hidden: z.int(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Collection');

/** What was deleted, as it can be made again. */
export const deletedCollection = z.object({ deleted: collectionInput }).openapi('DeletedCollection');

/** `kept` prompts are in the caller's library now; `skipped` are the caller's own. */
export const keptCollection = z
  .object({ kept: z.array(z.uuid()), skipped: z.int(), folder_id: z.uuid().nullable() })
  .openapi('KeptCollection');

export type CollectionInput = z.output<typeof collectionInput>;
export type CollectionPatch = z.infer<typeof collectionPatch>;
export type CollectionSummary = z.infer<typeof collectionSummary>;
export type OwnCollections = z.infer<typeof ownCollections>;
export type Collection = z.infer<typeof collection>;
export type KeptCollection = z.infer<typeof keptCollection>;
