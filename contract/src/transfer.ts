import { z } from '@hono/zod-openapi';
import { folderLimits, promptLimits, transferLimits } from './limits/index.ts';
import { filledText, plainText } from './text.ts';

export const transferFormats = ['json', 'csv', 'markdown'] as const;

// PostgreSQL has no year 0, and JavaScript reads years of two digits as others.
const moment = z.iso.datetime().refine((at) => !at.startsWith('0'), 'Use a date from the year 1000 on.');

/** What a prompt said after one of its saves. */
export const transferVersion = z.object({
  number: z.int().min(1).max(2_000_000_000),
  title: filledText(promptLimits.title),
  description: plainText(promptLimits.description),
  prompt_text: filledText(promptLimits.promptText),
  category: filledText(promptLimits.category),
  tags: z.array(filledText(promptLimits.tag)).max(promptLimits.tags),
  use_case: plainText(promptLimits.useCase).nullable(),
  created_at: moment,
});

/** A prompt in a file: the fields of an export. `folder` is the path of folder names, outermost first. */
export const transferPrompt = z.object({
  title: filledText(promptLimits.title),
  description: plainText(promptLimits.description).default(''),
  prompt_text: filledText(promptLimits.promptText),
  category: filledText(promptLimits.category).default('Other'),
  tags: z.array(filledText(promptLimits.tag)).max(promptLimits.tags).default([]),
  use_case: plainText(promptLimits.useCase).nullable().default(null),
  folder: z.array(filledText(folderLimits.name)).max(folderLimits.depth).default([]),
  is_public: z.boolean().default(false),
  created_at: moment.optional(),
  /** In JSON alone, and only of a prompt that was edited: the oldest first, one more than an account keeps at most, and those with labels. The last one is what it says. */
  versions: z
    .array(transferVersion)
    .max(promptLimits.versions + promptLimits.labels + 1)
    .refine(
      (versions) => versions.every(({ number }, at) => at === 0 || number > (versions[at - 1]?.number ?? 0)),
      'Count versions upwards.',
    )
    .optional(),
});

/** The JSON file of an export; `version` tells later readers what they have. */
export const transferFile = z.object({
  whetstone: z.literal('prompts'),
  version: z.literal([1, 2]),
  exported_at: z.iso.datetime(),
  prompts: z.array(transferPrompt).max(100_000),
});

/**
 * `dry_run` (the default) says what would happen and writes nothing. Duplicates have the title and text of one of the
 * caller's prompts, repeats those of an earlier one in the file; both are left out unless `include_duplicates` is set.
 */
export const importRequest = z
  .strictObject({
    format: z.enum(transferFormats),
    content: z
      .string()
      .min(1)
      .max(
        transferLimits.contentLength,
        `Use a file of at most ${transferLimits.contentLength.toLocaleString('en-US')} characters.`,
      ),
    dry_run: z.boolean().default(true),
    include_duplicates: z.boolean().default(false),
    /** Leaves the entries with problems out instead of adding nothing. */
    skip_problems: z.boolean().default(false),
  })
  .openapi('ImportRequest');

/** With a problem anywhere nothing is written, unless `skip_problems` is set. Imported prompts are private. */
export const importReport = z
  .object({
    /** Prompts that were added, or would be. */
    added: z.int(),
    /** In the order of the file; `row` counts from 1. */
    items: z.array(
      z.object({
        row: z.int(),
        title: z.string(),
        outcome: z.enum(['add', 'duplicate', 'repeat', 'problem']),
        /** The row that a repeat repeats. */
        same_as: z.int().optional(),
        /** What is wrong with it, in a sentence. */
        problem: z.string().optional(),
      }),
    ),
    dry_run: z.boolean(),
  })
  .openapi('ImportReport');

export const exportQuery = z
  .strictObject({ format: z.enum(transferFormats).default('json') })
  .openapi('ExportQuery');

/** Some prompts of one's own as a file. */
export const exportSelection = z
  .strictObject({
    format: z.enum(transferFormats).default('json'),
    ids: z.array(z.uuid()).min(1).max(promptLimits.changedAtOnce),
  })
  .openapi('ExportSelection');

export type TransferFormat = (typeof transferFormats)[number];
export type TransferVersion = z.infer<typeof transferVersion>;
export type TransferPrompt = z.infer<typeof transferPrompt>;
export type ImportRequest = z.infer<typeof importRequest>;
export type ImportReport = z.infer<typeof importReport>;
