import { z } from '@hono/zod-openapi';
import { answerMaxLength } from '@whetstone/engine/catalogue';
import { filledText, plainText } from './text.ts';

const asked = { fact: z.string().min(1).max(64), ask: plainText(200), answer: filledText(answerMaxLength) };

export const rememberedAnswer = z
  .object({
    id: z.uuid(),
    ...asked,
    /** In how many goals it was given. */
    times: z.int(),
    last_at: z.iso.datetime(),
  })
  .openapi('RememberedAnswer');

/** The last given first. */
export const rememberedAnswers = z.object({ items: z.array(rememberedAnswer) }).openapi('RememberedAnswers');

/** Answers given to the questions of one goal; the same goal again counts once. */
export const givenAnswers = z
  .strictObject({
    /** SHA-256 of the goal, in hex: the goal itself is not kept. */
    goal_hash: z.string().regex(/^[0-9a-f]{64}$/),
    items: z.array(z.strictObject(asked)).min(1).max(12, 'At most 12 answers.'),
  })
  .openapi('GivenAnswers');

export const answerPatch = z.strictObject({ answer: asked.answer }).openapi('AnswerPatch');

export type RememberedAnswer = z.infer<typeof rememberedAnswer>;
export type GivenAnswers = z.infer<typeof givenAnswers>;
