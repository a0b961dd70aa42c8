import { z } from '@hono/zod-openapi';
import { promptLimits } from './prompts.ts';
import { filledText, plainText } from './text.ts';

export const transferFormats = ['json', 'csv', 'markdown'] as const;

/** The file's size in UTF-16 units and its prompts at most. */
export const transferLimits = { contentLength: 4_000_000, prompts: 1000 } as const;

/** A prompt in a file: the fields of an export. `folder` is the path of folder names, outermost first. */
export const transferPrompt = z.object({
  title: filledText(promptLimits.title),
  description: plainText(promptLimits.description).default(''),
  prompt_text: filledText(promptLimits.promptText),
  category: filledText(promptLimits.category).default('Other'),
  tags: z.array(filledText(promptLimits.tag)).max(promptLimits.tags).default([]),
  use_case: plainText(promptLimits.useCase).nullable().default(null),
  folder: z.array(filledText(100)).max(10).default([]),
  is_public: z.boolean().default(false),
  // PostgreSQL has no year 0, and JavaScript reads years of two digits as others.
  created_at: z.iso
    .datetime()
    .refine((at) => !at.startsWith('0'), 'Use a date from the year 1000 on.')
    .optional(),
});

/** The JSON file of an export; `version` tells later readers what they have. */
export const transferFile = z.object({
  whetstone: z.literal('prompts'),
  version: z.literal(1),
  exported_at: z.iso.datetime(),
  prompts: z.array(transferPrompt).max(100_000),
});

/**
 * `dry_run` (the default) says what would happen and writes nothing. Duplicates have the title and text of one of the
 * caller's prompts or of an earlier one in the file; they are left out unless `include_duplicates` is set.
 */
export const importRequest = z
  .strictObject({
    format: z.enum(transferFormats),
    content: z
      .string()
      .min(1)
      .max(transferLimits.contentLength, 'Use a file of at most 4,000,000 characters.'),
    dry_run: z.boolean().default(true),
    include_duplicates: z.boolean().default(false),
  })
  .openapi('ImportRequest');

/** All or nothing: with a problem anywhere nothing is written. Imported prompts are private. */
export const importReport = z
  .object({
    /** Prompts that were added, or would be. */
    added: z.int(),
    /** In the order of the file; `row` counts from 1. */
    items: z.array(
      z.object({
        row: z.int(),
        title: z.string(),
        outcome: z.enum(['add', 'duplicate', 'problem']),
        /** What is wrong with it. */
        problem: z.string().optional(),
      }),
    ),
    dry_run: z.boolean(),
  })
  .openapi('ImportReport');

export const exportQuery = z
  .strictObject({ format: z.enum(transferFormats).default('json') })
  .openapi('ExportQuery');

export type TransferFormat = (typeof transferFormats)[number];
export type TransferPrompt = z.infer<typeof transferPrompt>;
export type ImportRequest = z.infer<typeof importRequest>;
export type ImportReport = z.infer<typeof importReport>;
