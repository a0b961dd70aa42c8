import { z } from '@hono/zod-openapi';

/** What only the person knows; its answer goes into `answers` of a generation under its id. */
export const question = z.object({
  id: z.string(),
  label: z.string(),
  ask: z.string().optional(),
  why: z.string().optional(),
  choices: z.array(z.string()).readonly().optional(),
  example: z.string().optional(),
  answer: z.object({ text: z.string(), assumed: z.boolean() }).optional(),
});

/** What can be pressed; pressed, it goes into `offers` of a generation under its id. */
export const offer = z.object({ id: z.string(), label: z.string(), why: z.string(), on: z.boolean() });

export const questionsResponse = z
  .object({ questions: z.array(question), offers: z.array(offer) })
  .openapi('Questions');

export type QuestionsResponse = z.infer<typeof questionsResponse>;
