import { z } from '@hono/zod-openapi';
import { goalMaxLength } from './generations.ts';
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
      })
      .default({ type: 'content' }),
  })
  .openapi('EnhanceRequest');

export const enhanceResponse = z
  .object({
    enhanced: z.string(),
    improvements: z.array(z.string()),
    suggestions: z.array(z.string()).max(3),
  })
  .openapi('EnhanceResponse');

export type EnhanceRequest = z.infer<typeof enhanceRequest>;
export type EnhanceResponse = z.infer<typeof enhanceResponse>;
