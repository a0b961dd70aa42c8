import { z } from '@hono/zod-openapi';

/** Who wrote a text: the language model, by its shown name, or the built-in rules. */
export const authorship = z
  .object({
    source: z.enum(['model', 'rules']),
    model: z.string().optional(),
    /** Why the rules stood in for the model that was asked for, or for a part of its text, as one sentence. */
    note: z.string().optional(),
  })
  .openapi('Authorship');

export type Authorship = z.infer<typeof authorship>;
