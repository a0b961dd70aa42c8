import { z } from '@hono/zod-openapi';
import { prompt, promptFilters, promptQuery } from './prompts.ts';

/** A prompt in a list of many: everything but its long texts. */
export const promptRow = prompt
  .omit({ prompt_text: true, description: true, use_case: true, thumbnail_url: true })
  .extend({
    /** The beginning of the text, or the passage with a word of the search. */
    excerpt: z.string(),
  })
  .openapi('PromptRow');

/** `total` counts all prompts that match, not the page's. */
export const promptRows = z
  .object({ items: z.array(promptRow), next_cursor: z.string().nullable(), total: z.int() })
  .openapi('PromptRows');

export const promptRowQuery = promptQuery
  .extend({ limit: z.coerce.number().int().min(1).max(200).default(100) })
  .openapi('PromptRowQuery');

/** All that match, for an act on all of them; at most as many as one action can handle. */
export const promptIdQuery = promptFilters.openapi('PromptIdQuery');

export type PromptRow = z.infer<typeof promptRow>;
export type PromptRows = z.infer<typeof promptRows>;
export type PromptRowQuery = z.infer<typeof promptRowQuery>;
