import { randomUUID } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import {
  generationRequest,
  generationResponse,
  type GenerationResponse,
  rewriteResponse,
  stopResponse,
  type RewriteResponse,
} from '@whetstone/contract';
import type { Context, TypedResponse } from 'hono';
import { tellAllowances } from '../http/allowance.ts';
import { answerWithEvents, patient, wantsEvents, type Attention } from '../http/answer-with-events.ts';
import { answerWithJson, jsonWith } from '../http/answer-with-json.ts';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { ServiceError } from '../http/service-error.ts';
import { findByKey } from '../services/generations/find-by-key.ts';
import { generate } from '../services/generations/generate.ts';
import type { Generation, Started, Written } from '../services/generations/generation.ts';
import { rewrite } from '../services/generations/rewrite.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

const headers = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .openapi({ description: 'A UUID that you generate: the same key is charged once.' }),
});
const sorry =
  'Something went wrong on our side. Try again with the same key: what was written is saved, and nothing is charged twice.';

const idempotencyKey = (header: string | undefined): string => {
  if (!header)
    throw new ServiceError(
      'idempotency_key_missing',
      'Send an Idempotency-Key header with a UUID that you generate.',
    );
  const key = z.uuid().safeParse(header);
  if (!key.success) throw new ServiceError('invalid_input', 'Idempotency-Key: Use a UUID.');
  return key.data;
};

/** The answers of a route that streams on request. Typed as JSON: the typed client asks for no events. */
const orEvents = <Schema extends z.ZodType>(schema: Schema, description: string) => {
  const whole = answers(schema, `${description}; as server-sent events where they are accepted`);
  const content = { ...whole[200].content, 'text/event-stream': { schema: z.string() } };
  return { ...whole, 200: { ...whole[200], content } } as typeof whole;
};

const fieldsOf = ({ writtenBy, rewritesLeft }: Written) => ({
  written_by: writtenBy,
  model_rewrites_left: rewritesLeft,
});

export const generationRoutes = (dependencies: Dependencies) => {
  const { database, log } = dependencies;
  const signedIn = authenticate(dependencies);
  /** The result of what was begun: events where they are accepted, else the whole of it. */
  const answerWhenWritten = async <Answer extends { prompt: unknown }, Result extends Written>(
    c: Context,
    { allowances, finish }: Started<Result>,
    fields: (result: Result) => Omit<Answer, 'prompt'>,
  ): Promise<Response & TypedResponse<Answer, 200, 'json'>> => {
    tellAllowances(c, allowances);
    const write = async (attention: Attention) => {
      const result = await finish(attention);
      return jsonWith(fields(result), 'prompt', result.promptJson);
    };
    if (wantsEvents(c)) {
      const events: Response = answerWithEvents(c, { log, sorry }, write);
      return events as Response & TypedResponse<Answer, 200, 'json'>;
    }
    const result = await finish(patient(c.req.raw.signal));
    return answerWithJson<Answer, 'prompt'>(c, fields(result), 'prompt', result.promptJson);
  };
  const generationFields = ({ id, usage, ...written }: Generation) => ({ id, usage, ...fieldsOf(written) });
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'post',
        path: '/generations',
        middleware: signedIn,
        request: { headers, body: jsonBody(generationRequest) },
        responses: orEvents(generationResponse, 'The prompt and the usage after it'),
      }),
      async (c) => {
        const request = c.req.valid('json');
        const key = idempotencyKey(c.req.header('idempotency-key'));
        const started = await generate(dependencies, c.get('claims'), request, key);
        return answerWhenWritten<GenerationResponse, Generation>(c, started, generationFields);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/generations/by-key/{key}',
        middleware: signedIn,
        request: { params: z.object({ key: z.uuid() }) },
        responses: answers(
          generationResponse,
          'The prompt written for this key; waits if it is still being written',
        ),
      }),
      async (c) => {
        const started = findByKey(dependencies, c.get('claims'), c.req.valid('param').key);
        const result = await started.finish(patient(c.req.raw.signal));
        return answerWithJson<GenerationResponse, 'prompt'>(
          c,
          generationFields(result),
          'prompt',
          result.promptJson,
        );
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/generations/by-key/{key}/stop',
        middleware: signedIn,
        request: { params: z.object({ key: z.uuid() }) },
        responses: answers(
          stopResponse,
          'Whether a model writing for this key was stopped; the built-in rules then write the prompt',
        ),
      }),
      async (c) => {
        const stopped = await dependencies.underWay.stop(c.get('claims'), c.req.valid('param').key);
        return c.json({ stopped }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/generations/{id}/rewrites',
        middleware: signedIn,
        request: { params: z.object({ id: z.uuid() }), body: jsonBody(generationRequest) },
        responses: orEvents(rewriteResponse, 'The prompt, written again at no charge'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const request = c.req.valid('json');
        const { id } = c.req.valid('param');
        const allowance = await takeLimit(database, limits.rewrite, claims.sub);
        tellAllowances(c, [allowance]);
        // A key lets a model's text be found again; the rules' need none.
        const header = c.req.header('idempotency-key');
        const key = header === undefined ? randomUUID() : idempotencyKey(header);
        const { allowances, finish } = await rewrite(dependencies, claims, { id, key, request });
        const started = { allowances: [allowance, ...allowances], finish };
        return answerWhenWritten<RewriteResponse, Written>(c, started, fieldsOf);
      },
    );
};
