import { z } from '@hono/zod-openapi';
import { authorship } from './authorship.ts';

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

/** What the language model would ask; an answer goes into `told` of a generation, with its question. */
export const modelQuestion = z.object({
  ask: z.string(),
  why: z.string(),
  choices: z.array(z.string()),
  /** The choice that the goal makes clearly likely. */
  likely: z.string().optional(),
});

/** What an expert would decide; the `wish` of one that is pressed goes into `wishes` of a generation. */
export const modelOffer = z.object({ label: z.string(), wish: z.string(), why: z.string() });

/** Empty lists where the rules stand in: theirs come from `POST /questions`. */
export const modelQuestionsResponse = z
  .object({
    questions: z.array(modelQuestion),
    offers: z.array(modelOffer),
    written_by: authorship,
    /** Goals for which the model may still be asked this month; null without a limit. */
    left: z.int().nullable(),
  })
  .openapi('ModelQuestions');

export type ModelQuestionsResponse = z.infer<typeof modelQuestionsResponse>;
export type QuestionsResponse = z.infer<typeof questionsResponse>;
