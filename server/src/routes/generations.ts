import { createRoute, z } from '@hono/zod-openapi';
import {
  generationRequest,
  generationResponse,
  type GenerationResponse,
  rewriteResponse,
  type RewriteResponse,
} from '@whetstone/contract';
import { tellAllowances } from '../http/allowance.ts';
import { answerWithJson } from '../http/answer-with-json.ts';
import { authenticate, type SignedIn } from '../http/authenticate.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answers, jsonBody, openApi } from '../http/open-api.ts';
import { ServiceError } from '../http/service-error.ts';
import { generate } from '../services/generations/generate.ts';
import { rewrite } from '../services/generations/rewrite.ts';
import { limits } from '../services/rate-limits/rate-limits.ts';
import { takeLimit } from '../services/rate-limits/take-limit.ts';

const headers = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .openapi({ description: 'A UUID of your making: the same key is charged once.' }),
});

const idempotencyKey = (header: string | undefined): string => {
  if (!header)
    throw new ServiceError(
      'idempotency_key_missing',
      'Send an Idempotency-Key header with a UUID of your making.',
    );
  const key = z.uuid().safeParse(header);
  if (!key.success) throw new ServiceError('invalid_input', 'Idempotency-Key: Use a UUID.');
  return key.data;
};

const params = z.object({ id: z.uuid() });

export const generationRoutes = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const signedIn = authenticate(dependencies);
  return openApi<SignedIn>()
    .openapi(
      createRoute({
        method: 'post',
        path: '/generations',
        middleware: signedIn,
        request: { headers, body: jsonBody(generationRequest) },
        responses: answers(generationResponse, 'The prompt and the usage after it'),
      }),
      async (c) => {
        const request = c.req.valid('json');
        const key = idempotencyKey(c.req.header('idempotency-key'));
        const claims = c.get('claims');
        const { id, promptJson, usage, allowances } = await generate(dependencies, claims, request, key);
        tellAllowances(c, allowances);
        return answerWithJson<GenerationResponse, 'prompt'>(c, { id, usage }, 'prompt', promptJson);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/generations/{id}/rewrites',
        middleware: signedIn,
        request: { params, body: jsonBody(generationRequest) },
        responses: answers(rewriteResponse, 'The prompt, written again at no charge'),
      }),
      async (c) => {
        const claims = c.get('claims');
        const request = c.req.valid('json');
        const { id } = c.req.valid('param');
        tellAllowances(c, [await takeLimit(database, limits.rewrite, claims.sub)]);
        const promptJson = await rewrite(dependencies, claims, id, request);
        return answerWithJson<RewriteResponse, 'prompt'>(c, {}, 'prompt', promptJson);
      },
    );
};
