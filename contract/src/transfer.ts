import { z } from '@hono/zod-openapi';
import { folderLimits, promptLimits } from './limits/index.ts';
import { savedViewInput, viewFilters } from './saved-views.ts';
import { filledText, plainText } from './text.ts';

export const transferFormats = ['json', 'csv', 'markdown'] as const;

// PostgreSQL has no year 0, and JavaScript reads years of two digits as others.
const moment = z.iso
  .datetime()
  .refine((at) => !at.startsWith('0'), 'Use a date from the year 1000 or later.');

/** Names of folders, the outermost first. */
export const folderPath = z.array(filledText(folderLimits.name)).max(folderLimits.depth);

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
  labels: z.array(filledText(promptLimits.label)).max(promptLimits.labels).optional(),
});

/** What a prompt was made from. `prompt` is the number of one of the file, from 1; `id` is of a public one. */
const transferOrigin = z.object({
  title: filledText(promptLimits.title),
  prompt: z.int().min(1).optional(),
  id: z.uuid().optional(),
});

/** A view of one's library; its folder is given by path. */
export const transferView = z.strictObject({
  name: savedViewInput.shape.name,
  filters: viewFilters
    .omit({ folder: true })
    .extend({ folder: z.union([folderPath, z.literal('none')]).optional() }),
});

/** A prompt in a file: the fields of an export. `folder` is the path of folder names, outermost first. */
export const transferPrompt = z.object({
  title: filledText(promptLimits.title),
  description: plainText(promptLimits.description).default(''),
  prompt_text: filledText(promptLimits.promptText),
  category: filledText(promptLimits.category).default('Other'),
  tags: z.array(filledText(promptLimits.tag)).max(promptLimits.tags).default([]),
  use_case: plainText(promptLimits.useCase).nullable().default(null),
  folder: folderPath.default([]),
  is_public: z.boolean().default(false),
  created_at: moment.optional(),
  /** In JSON alone, and only of a prompt that was edited: the oldest first, one more than an account keeps at most, and those with labels. The last one is what it says. */
  versions: z
    .array(transferVersion)
    .max(promptLimits.versions + promptLimits.labels + 1)
    .refine(
      (versions) => versions.every(({ number }, at) => at === 0 || number > (versions[at - 1]?.number ?? 0)),
      'Number versions in ascending order.',
    )
    .refine((versions) => {
      const labels = versions
        .flatMap((version) => version.labels ?? [])
        .map((label) => label.trim().toLowerCase());
      return new Set(labels).size === labels.length;
    }, 'Put each label on only one version.')
    .optional(),
  origin: transferOrigin.optional(),
});

/** The JSON file of an export; `version` tells later readers what they have. */
export const transferFile = z.object({
  whetstone: z.literal('prompts'),
  version: z.literal([1, 2, 3]),
  exported_at: z.iso.datetime(),
  /** Of a whole library alone: every folder, outermost first, and the views. */
  folders: z.array(folderPath).optional(),
  views: z.array(transferView).optional(),
  prompts: z.array(transferPrompt).max(100_000),
});

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
export type TransferView = z.infer<typeof transferView>;
