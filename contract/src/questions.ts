import { z } from '@hono/zod-openapi';

/** What only the person knows; its answer goes into `answers` of a generation under its id. */
export const question = z.object({ id: z.string(), label: z.string() });

export const questionsResponse = z.object({ questions: z.array(question) }).openapi('Questions');

export type QuestionsResponse = z.infer<typeof questionsResponse>;
