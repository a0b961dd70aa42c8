import { z } from '@hono/zod-openapi';
import { promptLimits } from './limits/index.ts';
import { filledText } from './text.ts';

/** As the database counts: four bytes with a sign. */
const versionNumber = z.int().min(1).max(2_147_483_647);

/** What a prompt said after its nth save. The highest number is what it says now. */
export const promptVersion = z
  .object({
    id: z.uuid(),
    number: z.int(),
    title: z.string(),
    description: z.string(),
    prompt_text: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    use_case: z.string().nullable(),
    /** Names that stand at it. */
    labels: z.array(z.string()),
    created_at: z.iso.datetime(),
  })
  .openapi('PromptVersion');

/** Newest first, at most 20 a page; empty for a prompt that was never edited. `before` of the next page is the last number. */
export const promptVersions = z
  .object({ items: z.array(promptVersion), has_more: z.boolean() })
  .openapi('PromptVersions');

export const versionQuery = z
  .strictObject({ before: z.coerce.number().pipe(versionNumber).optional() })
  .openapi('VersionQuery');

export const versionRevert = z.strictObject({ number: versionNumber }).openapi('VersionRevert');

/** Puts a label at a version, from wherever it stood before. */
export const versionLabel = z
  .strictObject({
    name: filledText(promptLimits.label).transform((name) => name.trim()),
    number: versionNumber,
  })
  .openapi('VersionLabel');

/** Where the label stood before; null where there was none of this name. */
export const labelled = z.object({ before: z.int().nullable() }).openapi('LabelledVersion');

export const labelName = z.strictObject({ name: filledText(promptLimits.label) }).openapi('LabelName');

export type PromptVersion = z.infer<typeof promptVersion>;
export type PromptVersions = z.infer<typeof promptVersions>;
