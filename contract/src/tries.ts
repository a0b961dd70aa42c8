import { z } from '@hono/zod-openapi';
import { goalMaxLength } from './limits/goal-length.ts';
import { promptLimits } from './limits/prompts.ts';
import { tryLimits } from './limits/tries.ts';
import { filledText, plainText } from './text.ts';

/** What can be carried out while somebody waits: in words, and pictures where the provider draws. */
export const tryKinds = ['content', 'code', 'image'] as const;
export type TryKind = (typeof tryKinds)[number];

/** How the prompt did against the plain words. */
export const tryVerdicts = ['better', 'equal', 'worse'] as const;
export type TryVerdict = (typeof tryVerdicts)[number];

/** A person's tries of a kind; figures only once there are enough to say something. */
export const tryRecord = z
  .object({
    kind: z.enum(tryKinds),
    tries: z.int(),
    figures: z.object({ better: z.int(), equal: z.int(), worse: z.int() }).nullable(),
  })
  .openapi('TryRecord');

export const tryState = z
  .object({
    /** The model that would answer, at whose expense, and how long an answer may be; null where there is none. */
    model: z
      .object({
        name: z.string(),
        is_own: z.boolean(),
        answer_tokens: z.int(),
        /** The provider's model that draws; null where none does. */
        pictures: z.string().nullable(),
      })
      .nullable(),
    /** Tries that the site still pays for; null on one's own key. */
    left: z.object({ today: z.int(), this_month: z.int() }).nullable(),
    record: z.array(tryRecord),
  })
  .openapi('TryState');

export const tryRequest = z
  .strictObject({
    kind: z.enum(tryKinds),
    goal: filledText(goalMaxLength),
    prompt: filledText(promptLimits.promptText),
    /** Another run of the same two, which counts for no record. */
    is_again: z.boolean().default(false),
  })
  .openapi('TryRequest');

/** Two answers, in an order that is told with the verdict; a picture is a `data:` address. */
export const tried = z.object({ id: z.uuid(), first: z.string(), second: z.string() }).openapi('Tried');

export const tryChoice = z
  .strictObject({ better: z.enum(['first', 'equal', 'second']) })
  .openapi('TryChoice');

export const tryUnveiled = z
  .object({
    prompt_is: z.enum(['first', 'second']),
    verdict: z.enum(tryVerdicts),
    record: z.array(tryRecord),
  })
  .openapi('TryUnveiled');

const answer = plainText(tryLimits.answer);

export const exampleInput = z
  .strictObject({ try_id: z.uuid(), plain_answer: answer, prompt_answer: answer })
  .openapi('ExampleInput');

export const promptExample = z
  .object({
    id: z.uuid(),
    model: z.string(),
    verdict: z.enum(tryVerdicts),
    plain_answer: z.string(),
    prompt_answer: z.string(),
    created_at: z.iso.datetime(),
  })
  .openapi('PromptExample');

export const promptExampleList = z.object({ items: z.array(promptExample) }).openapi('PromptExampleList');

export type PromptExample = z.infer<typeof promptExample>;
export type ExampleInput = z.infer<typeof exampleInput>;
export type TryChoice = z.infer<typeof tryChoice>['better'];
export type TryRecord = z.infer<typeof tryRecord>;
export type TryRequest = z.infer<typeof tryRequest>;
export type TryState = z.infer<typeof tryState>;
export type Tried = z.infer<typeof tried>;
export type TryUnveiled = z.infer<typeof tryUnveiled>;
