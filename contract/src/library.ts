import { z } from '@hono/zod-openapi';
import { libraryFacetLimits, libraryPages, pageSizes, promptLimits } from './limits/index.ts';
import { plainText } from './text.ts';

/** A public prompt as a card shows it. `is_own`, `is_favorite` and `has_voted` are false for a visitor. */
export const libraryCard = z
  .object({
    id: z.uuid(),
    title: z.string(),
    /** The first 300 characters. */
    description: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    use_case: z.string().nullable(),
    /** The first 300 characters of the prompt's text. */
    preview: z.string(),
    votes: z.int(),
    /** How often it was copied, one a day of each reader; left out where no list of prompts shows it. */
    copies: z.int().optional(),
    /** One of the built-in templates, whose owner is "system". */
    is_template: z.boolean(),
    is_own: z.boolean(),
    is_favorite: z.boolean(),
    has_voted: z.boolean(),
    published_at: z.iso.datetime(),
  })
  .openapi('LibraryCard');

/** A public prompt with its whole text and description. */
export const libraryPrompt = libraryCard
  .omit({ preview: true })
  .extend({
    prompt_text: z.string(),
    /** null: its author chose no public name. */
    author: z.object({ name: z.string(), slug: z.string() }).nullable(),
    /** How often it was copied and kept, one a day of each reader. */
    copies: z.int(),
    keeps: z.int(),
  })
  .openapi('LibraryPrompt');

/** `votes` is the default order: templates first, then by votes. */
export const librarySorts = ['votes', 'recent', 'title'] as const;

const tag = plainText(promptLimits.tag);

/**
 * All words of `search` must match, a prefix is enough; any of `tag` (repeatable) matches. `page` counts pages of the
 * usual size from 1; `cursor` goes on from any card, as far as the library reaches.
 */
export const libraryQuery = z
  .strictObject({
    cursor: z.string().max(2000).optional(),
    page: z.coerce.number().int().min(1).max(libraryPages).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(pageSizes.library),
    search: plainText(200).optional(),
    category: plainText(promptLimits.category).optional(),
    tag: z.union([tag, z.array(tag).max(20)]).optional(),
    /** `true`: the caller's favourites alone; a visitor is asked to sign in. */
    favorites: z.enum(['true', 'false']).optional(),
    sort: z.enum(librarySorts).default('votes'),
  })
  .openapi('LibraryQuery');

/** `total` counts all that matches. Where that would take long it is an estimate from stored counts: show "about". */
export const libraryPage = z
  .object({
    items: z.array(libraryCard),
    next_cursor: z.string().nullable(),
    total: z.int(),
    total_is_estimate: z.boolean(),
  })
  .openapi('LibraryPage');

const counted = z.object({ name: z.string(), count: z.int() });

/**
 * Sidebar and slider: `favorites` counts the caller's, 0 for a visitor; 8 popular tags; up to 6 trending prompts. Where
 * nothing was voted for lately these are the latest, and `trending_by` says so.
 */
export const libraryFacets = z
  .object({
    total: z.int(),
    favorites: z.int(),
    categories: z.array(counted),
    tags: z.array(counted).max(libraryFacetLimits.tags),
    trending: z.array(libraryCard).max(libraryFacetLimits.trending),
    trending_by: z.enum(['votes', 'recent']),
  })
  .openapi('LibraryFacets');

/** What a vote waits for that does not count yet, as one sentence for its voter. */
export const voteWaits = {
  confirmation: 'Your vote is saved. It counts once you confirm your email address.',
  account_age: 'Your vote is saved. It counts once your account is a day old.',
  network:
    'Your vote is saved. Several votes for this prompt came from your network today, so yours will count on a later day.',
} as const;

/**
 * What a prompt's vote or favourite is after the act; sending it twice changes nothing. `counts` is false where the
 * caller's vote is kept and not yet among `votes`; `note` says why.
 */
export const libraryMark = z
  .object({
    id: z.uuid(),
    votes: z.int(),
    is_favorite: z.boolean(),
    has_voted: z.boolean(),
    counts: z.boolean(),
    waits_for: z.enum(Object.keys(voteWaits) as [keyof typeof voteWaits]).nullable(),
    note: z.string().nullable(),
  })
  .openapi('LibraryMark');

/** Whether a copy was counted: one a day of each reader is. */
export const copyCounted = z.object({ counted: z.boolean() }).openapi('CopyCounted');

/** Public prompts that share the most with one, six at most. */
export const similarPrompts = z.object({ items: z.array(libraryCard) }).openapi('SimilarPrompts');

export const reportReasons = ['spam', 'harmful', 'copyright', 'personal_data', 'other'] as const;
export const promptReport = z
  .strictObject({ reason: z.enum(reportReasons), note: plainText(1000).default('') })
  .openapi('PromptReport');
/** `reported` is false where the caller's earlier report of this prompt is still open. */
export const reportAnswer = z.object({ reported: z.boolean() }).openapi('ReportAnswer');

export type LibraryCard = z.infer<typeof libraryCard>;
export type LibraryPrompt = z.infer<typeof libraryPrompt>;
export type LibrarySort = (typeof librarySorts)[number];
export type LibraryQuery = z.infer<typeof libraryQuery>;
export type LibraryPage = z.infer<typeof libraryPage>;
export type LibraryFacets = z.infer<typeof libraryFacets>;
export type LibraryMark = z.infer<typeof libraryMark>;
export type PromptReport = z.infer<typeof promptReport>;
