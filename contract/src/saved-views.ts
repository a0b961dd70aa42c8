import { z } from '@hono/zod-openapi';
import { promptLimits } from './limits/index.ts';
import { promptFilters, promptSorts } from './prompts.ts';
import { filledText, plainText } from './text.ts';

/** What a view shows: the filters of My Library and their order. */
export const viewFilters = promptFilters.extend({
  tag: plainText(promptLimits.tag).optional(),
  sort: z.enum(promptSorts).optional(),
});

const name = filledText(60).transform((text) => text.trim());

export const savedView = z
  .object({ id: z.uuid(), name: z.string(), filters: viewFilters })
  .openapi('SavedView');

/** By name. */
export const savedViews = z.object({ items: z.array(savedView) }).openapi('SavedViews');

/** A view of the same name is replaced. */
export const savedViewInput = z.strictObject({ name, filters: viewFilters }).openapi('SavedViewInput');

export type SavedView = z.infer<typeof savedView>;
export type SavedViewInput = z.infer<typeof savedViewInput>;
