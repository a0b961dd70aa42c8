import { z } from '@hono/zod-openapi';
import {
  answerMaxLength,
  apiPatterns,
  authMethods,
  backends,
  codeToolIds,
  databases,
  factLimits,
  frontends,
  imageServiceIds,
  imageStyleIds,
  industries,
  industryIds,
  levelIds,
  mediaIds,
  mobilePlatforms,
  mobileUiFrameworks,
  openLineMaxLength,
  projectTypeIds,
  qualityIds,
  siteInspirationIds,
  stylings,
  targetIds,
  videoServiceIds,
  videoStyleIds,
} from '@whetstone/engine/catalogue';
import { usage } from './account.ts';
import { authorship } from './authorship.ts';
import { cardFact } from './card-facts.ts';
import type { ErrorBody } from './errors.ts';
import { offer, question } from './questions.ts';
import { goalMaxLength, modelLineMaxLength } from './limits/index.ts';
import { filledText, plainText } from './text.ts';
import { referenceUrlLimits } from './limits/index.ts';

const goal = filledText(goalMaxLength);
const assumptions = z
  .record(z.string().max(64), z.string().max(64))
  .refine((record) => Object.keys(record).length <= 40, 'At most 40 assumptions.')
  .optional();
const answers = z
  .record(z.string().max(64), plainText(answerMaxLength))
  .refine((record) => Object.keys(record).length <= 40, 'At most 40 answers.')
  .optional();
/** What is answered, pressed and left to us; all of it can be changed at no further charge. */
export const said = {
  assumptions,
  answers,
  /** Offer id to pressed or not; what is left out is as the level has it. */
  offers: z
    .record(z.string().max(64), z.boolean())
    .refine((record) => Object.keys(record).length <= 40, 'At most 40 suggestions.')
    .optional(),
  /** Anything else one should know, in own words. */
  open: plainText(openLineMaxLength).optional(),
  /** Each open question gets what is taken for granted, else is left to the assistant. */
  decide: z.boolean().optional(),
  /** What the cards in force say; used where it bears on the goal. */
  facts: z.array(cardFact).max(factLimits.count, `At most ${factLimits.count} facts.`).readonly().optional(),
};

/** Who writes, and what the language model was told; the rules place it as lines. All of it can be changed at no further charge. */
const written = {
  /** The language model, where there is one; the rules where there is none, where it fails, and by default. */
  writer: z.enum(['model', 'rules']).optional(),
  /** Answers to the model's own questions, each with its question. */
  told: z
    .array(
      z.strictObject({
        ask: filledText(modelLineMaxLength),
        answer: filledText(answerMaxLength),
      }),
    )
    .max(12, 'At most 12 answers.')
    .optional(),
  /** The model's own offers that were pressed, in the person's voice. */
  wishes: z.array(filledText(modelLineMaxLength)).max(12, 'At most 12 added suggestions.').optional(),
};
const specialtyNames = [...new Set(industries.flatMap((industry) => [...industry.specialties]))];

export const contentRequest = z
  .strictObject({
    kind: z.literal('content'),
    goal,
    industry: z.enum(industryIds).optional(),
    specialty: z.enum(specialtyNames as [string, ...string[]]).optional(),
    level: z.enum(levelIds).optional(),
    humanize: z.boolean().optional(),
    no_em_dashes: z.boolean().optional(),
    target: z.enum(targetIds).optional(),
    ...said,
    ...written,
  })
  .openapi('ContentRequest');

export const visualRequest = z
  .strictObject({
    kind: z.literal('visual'),
    goal,
    media: z.enum(mediaIds),
    style: z.enum([...imageStyleIds, ...videoStyleIds]).optional(),
    quality: z.enum(qualityIds).optional(),
    service: z.enum([...imageServiceIds, ...videoServiceIds]).optional(),
    ...said,
    ...written,
  })
  .openapi('VisualRequest');

/** A reference address of a code prompt: http or https, trimmed. */
export const referenceUrl = z
  .string()
  .trim()
  .max(referenceUrlLimits.length)
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'Use an address that begins with http:// or https://.',
  );

export const codeRequest = z
  .strictObject({
    kind: z.literal('code'),
    goal,
    project_type: z.enum(projectTypeIds),
    tool: z.enum(codeToolIds).optional(),
    inspiration: z.enum(siteInspirationIds).optional(),
    frontend: z.enum(frontends).optional(),
    styling: z.enum(stylings).optional(),
    backend: z.enum(backends).optional(),
    database: z.enum(databases).optional(),
    auth: z.enum(authMethods).optional(),
    platform: z.enum(mobilePlatforms).optional(),
    ui_framework: z.enum(mobileUiFrameworks).optional(),
    api_pattern: z.enum(apiPatterns).optional(),
    reference_urls: z.array(referenceUrl).max(referenceUrlLimits.count).optional(),
    ...said,
    ...written,
  })
  .openapi('CodeRequest');

export const generationRequest = z.discriminatedUnion('kind', [contentRequest, visualRequest, codeRequest]);

const span = z.object({
  text: z.string(),
  origin: z.enum(['goal', 'edited', 'added', 'removed', 'card', 'chosen', 'assumed']),
  rule: z.string().optional(),
  reason: z.string().optional(),
});

/** The engine's result as it travels; shapes are explained in the engine's `Generated`. */
export const generatedPrompt = z
  .object({
    text: z.string(),
    sections: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        spans: z.array(span),
        reason: z.string(),
      }),
    ),
    assumptions: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        choices: z.array(z.object({ id: z.string(), label: z.string() })),
        chosen: z.string(),
        reason: z.string(),
      }),
    ),
    questions: z.array(question).optional(),
    offers: z.array(offer).optional(),
    /** Ids of the facts of cards that stand in it. */
    facts: z.array(z.string()).readonly().optional(),
    counts: z.boolean().optional(),
    findings: z.array(
      z.object({
        rule: z.string(),
        severity: z.enum(['error', 'warning', 'hint']),
        message: z.string(),
        fix: z.string().optional(),
      }),
    ),
    notices: z.array(
      z.object({
        rule: z.string(),
        message: z.string(),
        screen: z.enum(['content', 'visual', 'code']).optional(),
      }),
    ),
    /** In drafts of before; written no more. */
    score: z.number().optional(),
    tokens: z.object({ goal: z.int(), prompt: z.int() }),
    /** By `axis` each is drawn: one of the engine's frames; 'model' where a model wrote it, 'take' in drafts of before. */
    variations: z.array(z.object({ label: z.string(), axis: z.string(), text: z.string() })).optional(),
    services: z.array(z.string()).optional(),
    settings: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  })
  .openapi('GeneratedPrompt');

export const generationResponse = z
  .object({
    /** The ledger's row; null where nothing was charged, because the prompt only gives the person's words back. */
    id: z.uuid().nullable(),
    prompt: generatedPrompt,
    usage,
    written_by: authorship,
    /** How often the model may still write this prompt again; 0 where the rules alone do. */
    model_rewrites_left: z.int(),
  })
  .openapi('Generation');

/** A generation written again: no charge, so no usage. */
export const rewriteResponse = z
  .object({ prompt: generatedPrompt, written_by: authorship, model_rewrites_left: z.int() })
  .openapi('Rewriting');

/** Whether there was something to stop. */
export const stopResponse = z.object({ stopped: z.boolean() }).openapi('Stopped');

/**
 * Events of a streamed generation, each with JSON as its data: `text` brings more of the prompt, `restart` takes back what
 * came so far, and either `result` (the response) or `error` (the error body) is the last one.
 */
export interface GenerationEvents {
  text: { text: string };
  restart: Record<string, never>;
  result: GenerationResponse;
  error: ErrorBody;
}

/** The same of a streamed rewriting. */
export interface RewriteEvents extends Omit<GenerationEvents, 'result'> {
  result: RewriteResponse;
}

/** What one may choose anew for a prompt that was paid for; a request that differs in anything else is another prompt. */
const freeChoices: readonly string[] = [
  'target',
  'service',
  'tool',
  'assumptions',
  'answers',
  'offers',
  'open',
  'decide',
  'facts',
  'writer',
  'told',
  'wishes',
];

/** What a generation is charged for: the goal without space at its ends, and the choices that are not free. */
export const paidPartOf = (request: GenerationRequest): object =>
  Object.fromEntries(
    Object.entries({ ...request, goal: request.goal.trim() }).filter(([name]) => !freeChoices.includes(name)),
  );

export type ContentRequest = z.infer<typeof contentRequest>;
export type VisualRequest = z.infer<typeof visualRequest>;
export type CodeRequest = z.infer<typeof codeRequest>;
export type GeneratedPrompt = z.infer<typeof generatedPrompt>;
export type GenerationRequest = z.infer<typeof generationRequest>;
export type GenerationResponse = z.infer<typeof generationResponse>;
export type RewriteResponse = z.infer<typeof rewriteResponse>;
export type GenerationKind = GenerationRequest['kind'];
export const generationKinds = ['content', 'visual', 'code'] as const satisfies readonly GenerationKind[];
