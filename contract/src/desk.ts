import { z } from '@hono/zod-openapi';
import { deskKinds, longestDeskGoal } from './desk-kinds.ts';
import { generatedPrompt, said } from './generations.ts';
import { filledText } from './text.ts';

/** A goal typed on the home page, without an account. */
export const deskRequest = z
  .strictObject({
    kind: z.enum(deskKinds),
    goal: filledText(longestDeskGoal),
    answers: said.answers,
    offers: said.offers,
  })
  .openapi('DeskRequest');

export const deskResponse = z.object({ prompt: generatedPrompt }).openapi('DeskPrompt');

export type DeskRequest = z.infer<typeof deskRequest>;
export type DeskResponse = z.infer<typeof deskResponse>;
