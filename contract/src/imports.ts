import { z } from '@hono/zod-openapi';
import { columnTargets, importFormats, textEncodings } from './import-kinds.ts';
import { transferLimits } from './limits/index.ts';

/** Either `text`, or `base64` of the bytes: of a text in any encoding, of a ZIP or of a gzip file. */
const importFile = z.strictObject({
  /** With the folders that it lies in, parted by `/`. */
  name: z.string().max(1000).default(''),
  text: z.string().optional(),
  base64: z.string().optional(),
});

const row = z.int().min(1).max(transferLimits.prompts);

/**
 * `dry_run` (the default) says what would happen and writes nothing. What the files show by themselves (format,
 * encoding, columns) can be said otherwise. `rows` are those to add, as the dry run counts them; without it all new ones
 * are, and none where one of them has a problem. `publish` makes those public that were so in the file, as far as the
 * limits of publishing allow.
 */
export const importRequest = z
  .strictObject({
    files: z.array(importFile).min(1).max(transferLimits.files),
    format: z.enum(importFormats).optional(),
    encoding: z.enum(textEncodings).optional(),
    /** Whether the first row of a table names its columns. */
    has_heads: z.boolean().optional(),
    /** By the name of the column. */
    columns: z.record(z.string().max(transferLimits.columnName), z.enum(columnTargets)).optional(),
    rows: z.array(row).max(transferLimits.prompts).optional(),
    publish: z.boolean().default(false),
    dry_run: z.boolean().default(true),
  })
  .openapi('ImportRequest');

const seenFile = z.object({
  name: z.string(),
  format: z.enum(importFormats),
  encoding: z.enum(textEncodings),
  /** The bytes could also be of another encoding. */
  is_guess: z.boolean(),
  entries: z.int(),
});

const seenColumn = z.object({
  name: z.string(),
  target: z.enum(columnTargets),
  /** Neither the tool nor the column's name says so: a person should look. */
  is_guess: z.boolean(),
  /** The beginnings of the first cells that are filled. */
  samples: z.array(z.string()),
});

const importItem = z.object({
  row: z.int(),
  /** Where it is in its file, such as "Row 3". */
  where: z.string(),
  title: z.string(),
  /** The beginning of the text, and its whole length. */
  text: z.string(),
  length: z.int(),
  folder: z.array(z.string()),
  tags: z.array(z.string()),
  /** Earlier versions that come with it. */
  versions: z.int(),
  /** The file says that it was public. */
  was_public: z.boolean(),
  outcome: z.enum(['add', 'duplicate', 'repeat', 'optional', 'problem']),
  /** The row that a repeat repeats. */
  same_as: z.int().optional(),
  /** What is wrong with it, in a sentence. */
  problem: z.string().optional(),
  /** What was read otherwise than it stands in the file, in sentences. */
  notes: z.array(z.string()),
});

/** Of the prompts that were public: how many are so again, how many are not, and why, in a sentence. */
const republished = z.object({ published: z.int(), left: z.int(), reason: z.string().nullable() });

/** Imported prompts are private, unless `publish` was asked for. A duplicate is in the library, a repeat further up; an `optional` one is a chat. */
export const importReport = z
  .object({
    /** What can be taken back as a whole; null where nothing was added. */
    id: z.uuid().nullable(),
    /** Prompts that were added, or would be. */
    added: z.int(),
    files: z.array(seenFile),
    columns: z.array(seenColumn),
    /** There is a table whose first row may or may not name the columns. */
    has_heads: z.boolean().nullable(),
    /** What of the files is in no entry, in sentences. */
    notes: z.array(z.string()),
    /** In the order of the files; `row` counts from 1. Empty where rows were named and added. */
    items: z.array(importItem),
    /** Null where nothing was to be published. */
    republished: republished.nullable(),
    dry_run: z.boolean(),
  })
  .openapi('ImportReport');

/** `kept`: those changed, published by hand or shared since, which stay. */
export const importTakenBack = z.object({ taken_back: z.int(), kept: z.int() }).openapi('ImportTakenBack');

/** The newest first, those alone of which prompts are left. */
export const pastImports = z
  .object({
    items: z.array(
      z.object({ id: z.uuid(), source: z.string(), created_at: z.iso.datetime(), prompts: z.int() }),
    ),
  })
  .openapi('PastImports');

export type ImportRequest = z.infer<typeof importRequest>;
export type ImportReport = z.infer<typeof importReport>;
export type Republished = z.infer<typeof republished>;
export type ImportItem = z.infer<typeof importItem>;
export type ImportTakenBack = z.infer<typeof importTakenBack>;
export type PastImports = z.infer<typeof pastImports>;
