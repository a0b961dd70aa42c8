import { z } from '@hono/zod-openapi';
import type { ErrorBody } from './errors.ts';
import { goalMaxLength } from './limits/index.ts';
import { filledText, plainText } from './text.ts';

export const enhanceTypes = ['content', 'image', 'video', 'code'] as const;

export const enhanceRequest = z
  .strictObject({
    description: filledText(goalMaxLength),
    options: z
      .strictObject({
        type: z.enum(enhanceTypes).default('content'),
        context: plainText(2000).optional(),
        category: plainText(100).optional(),
        /** The text comes back without long dashes. */
        no_em_dashes: z.boolean().optional(),
      })
      .default({ type: 'content' }),
  })
  .openapi('EnhanceRequest');

export const enhanceResponse = z
  .object({
    enhanced: z.string(),
    improvements: z.array(z.string()),
    suggestions: z.array(z.string()).max(3),
    /** Who rewrote the goal: the language model, or the built-in rules. */
    source: z.enum(['model', 'rules']),
    /** Why the rules stood in for the model, as one sentence. */
    note: z.string().optional(),
  })
  .openapi('EnhanceResponse');

/**
 * Events of the streamed answer, each with JSON as its data: `text` brings more of the rewritten goal, `restart` takes
 * back what came so far, and either `result` (the response) or `error` (the error body) is the last one.
 */
export interface EnhanceEvents {
  text: { text: string };
  restart: Record<string, never>;
  result: EnhanceResponse;
  error: ErrorBody;
}

export type EnhanceRequest = z.infer<typeof enhanceRequest>;
export type EnhanceResponse = z.infer<typeof enhanceResponse>;
