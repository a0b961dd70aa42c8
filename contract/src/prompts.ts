import { z } from '@hono/zod-openapi';
import { filledText, plainText } from './text.ts';
import { pageSizes, promptLimits } from './limits/index.ts';

export const prompt = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    title: z.string(),
    description: z.string(),
    prompt_text: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    votes: z.int(),
    is_public: z.boolean(),
    use_case: z.string().nullable(),
    thumbnail_url: z.string().nullable(),
    /** null: not in a folder */
    folder_id: z.uuid().nullable(),
    /** When it was public for the first time; null: never. */
    published_at: z.iso.datetime().nullable(),
    /** An admin took it out of the library: it cannot be published again until an admin allows it. */
    is_moderated: z.boolean(),
    /** Grows with every change of the words or the folder. */
    revision: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Prompt');

const tags = z.array(filledText(promptLimits.tag)).max(promptLimits.tags);

export const promptInput = z
  .strictObject({
    title: filledText(promptLimits.title),
    description: plainText(promptLimits.description).default(''),
    prompt_text: filledText(promptLimits.promptText),
    category: filledText(promptLimits.category).default('Other'),
    tags: tags.default([]),
    use_case: plainText(promptLimits.useCase).nullable().default(null),
    folder_id: z.uuid().nullable().default(null),
  })
  .openapi('PromptInput');

export const promptPatch = z
  .strictObject({
    title: filledText(promptLimits.title).optional(),
    description: plainText(promptLimits.description).optional(),
    prompt_text: filledText(promptLimits.promptText).optional(),
    category: filledText(promptLimits.category).optional(),
    tags: tags.optional(),
    use_case: plainText(promptLimits.useCase).nullable().optional(),
    is_public: z.boolean().optional(),
    folder_id: z.uuid().nullable().optional(),
    revision: z.int().min(0).max(2_147_483_647).optional().openapi({
      description:
        'The revision the change is based on. If the prompt has a newer revision, nothing is changed and the answer is 409 `prompt_conflict` with the current prompt in `error.newer`. If it is left out, the last change wins; the earlier text stays in the version history.',
    }),
  })
  .openapi('PromptPatch');

export const promptSorts = ['created_at', 'updated_at', 'title', 'votes'] as const;

/** Which of one's own prompts are meant. */
export const promptFilters = z.strictObject({
  search: plainText(200).optional().openapi({
    description:
      'Words to search for. Each must match the beginning of a word in the title, text, tags, description or folder name; small typos are tolerated. Filters can be mixed in: `tag:seo folder:clients category:Marketing public:yes before:2026-10 after:2026-01-31`.',
  }),
  category: plainText(promptLimits.category).optional(),
  tag: z.union([plainText(promptLimits.tag), z.array(plainText(promptLimits.tag)).max(20)]).optional(),
  /** A folder's id, with the folders below it, or "none" for prompts outside every folder. */
  folder: z.union([z.uuid(), z.literal('none')]).optional(),
});

export const promptQuery = promptFilters
  .extend({
    cursor: z.string().max(2000).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(pageSizes.myLibrary),
    sort: z.enum(promptSorts).default('created_at'),
  })
  .openapi('PromptQuery');

/** `total` counts all prompts that match, not the page's. */
export const promptPage = z
  .object({ items: z.array(prompt), next_cursor: z.string().nullable(), total: z.int() })
  .openapi('PromptPage');

export const promptIds = z
  .strictObject({ ids: z.array(z.uuid()).min(1).max(promptLimits.changedAtOnce) })
  .openapi('PromptIds');

/** `folder_id` null moves out of every folder. */
export const promptMove = z
  .strictObject({ ids: promptIds.shape.ids, folder_id: z.uuid().nullable() })
  .openapi('PromptMove');

/** The prompts that moved, and the folder that each lay in before. */
export const movedPrompts = z
  .object({
    ids: z.array(z.uuid()),
    before: z.array(z.object({ id: z.uuid(), folder_id: z.uuid().nullable() })),
  })
  .openapi('MovedPrompts');

/** The ids that the act reached: those that were there and the caller's own. */
export const changedIds = z.object({ ids: z.array(z.uuid()) }).openapi('ChangedIds');

/** Tags that prompts get and lose. */
export const promptTagging = z
  .strictObject({ ids: promptIds.shape.ids, add: tags.default([]), remove: tags.default([]) })
  .openapi('PromptTagging');

const heldTags = z.array(plainText(promptLimits.tag)).max(promptLimits.tags);

/** A prompt whose tags changed: those that it had, and those that it has now. */
export const retagged = z.strictObject({ id: z.uuid(), before: heldTags, after: heldTags });

/** What an act on tags changed; sent back, it undoes that where nothing was changed since. */
export const retaggedPrompts = z
  .strictObject({ changed: z.array(retagged).max(promptLimits.changedAtOnce) })
  .openapi('RetaggedPrompts');

export const promptPublication = z
  .strictObject({ ids: z.array(z.uuid()).min(1).max(promptLimits.publishedAtOnce), is_public: z.boolean() })
  .openapi('PromptPublication');

/** Those that changed, and those that an admin took out of the library, which stay private. */
export const publication = z
  .object({ ids: z.array(z.uuid()), refused: z.array(z.uuid()) })
  .openapi('Publication');

export const binnedPrompt = z
  .object({
    id: z.uuid(),
    title: z.string(),
    category: z.string(),
    deleted_at: z.iso.datetime(),
    /** When it is deleted for good. */
    purged_at: z.iso.datetime(),
  })
  .openapi('BinnedPrompt');

/** The newest 500 of the bin, the last deleted first. */
export const bin = z.object({ items: z.array(binnedPrompt), days_kept: z.int() }).openapi('Bin');

const counted = z.object({ name: z.string(), count: z.int() });

/** What the sidebar of My Library shows; tags are the 50 most used. */
export const promptFacets = z
  .object({
    total: z.int(),
    favorites: z.int(),
    binned: z.int(),
    categories: z.array(counted),
    tags: z.array(counted),
    /** What is stored, of `storageLimits`: prompts with the bin, bytes of text with earlier versions. */
    storage: z.object({ prompts: z.int(), bytes: z.int() }),
  })
  .openapi('PromptFacets');

/** What a prompt was made from; the id only where its owner, or everybody, can still read that. */
export const promptOrigin = z
  .object({ title: z.string(), id: z.uuid().nullable(), is_own: z.boolean() })
  .openapi('PromptOrigin');

/** null for a prompt that was written here. */
export const originAnswer = z.object({ origin: promptOrigin.nullable() }).openapi('OriginAnswer');

/** A prompt of one's own, or a public one, to be copied into one's library. */
export const copyRequest = z.strictObject({ id: z.uuid() }).openapi('CopyRequest');

/** An unlisted link: whoever has it reads the prompt, nobody finds it. */
export const promptShare = z
  .object({ token: z.string(), path: z.string(), created_at: z.iso.datetime() })
  .openapi('PromptShare');

export const sharedPrompt = z
  .object({
    title: z.string(),
    description: z.string(),
    prompt_text: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    use_case: z.string().nullable(),
    updated_at: z.iso.datetime(),
  })
  .openapi('SharedPrompt');

export type PromptOrigin = z.infer<typeof promptOrigin>;
export type PromptTagging = z.infer<typeof promptTagging>;
export type Retagged = z.infer<typeof retagged>;
export type Publication = z.infer<typeof publication>;
export type PromptMove = z.infer<typeof promptMove>;
export type Bin = z.infer<typeof bin>;
export type PromptFacets = z.infer<typeof promptFacets>;
export type PromptShare = z.infer<typeof promptShare>;
export type SharedPrompt = z.infer<typeof sharedPrompt>;
export type Prompt = z.infer<typeof prompt>;
export type PromptInput = z.infer<typeof promptInput>;
export type PromptPatch = z.infer<typeof promptPatch>;
export type PromptSort = (typeof promptSorts)[number];
export type PromptFilters = z.infer<typeof promptFilters>;
export type PromptQuery = z.infer<typeof promptQuery>;
export type PromptPage = z.infer<typeof promptPage>;
