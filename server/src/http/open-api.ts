import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { errorBody } from '@whetstone/contract';
import type { Env } from 'hono';
import { inputError } from './input-error.ts';

/** A Hono app whose routes refuse bad input with our own error body. */
export const openApi = <E extends Env = Env>() =>
  new OpenAPIHono<E>({
    defaultHook: (result) => {
      if (!result.success) throw inputError(result.error.issues);
    },
  });

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { 'application/json': { schema } },
  required: true as const,
});

/** An answer with a JSON body, and the error body for everything else. */
export const answers = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  200: { content: { 'application/json': { schema } }, description },
  default: { content: { 'application/json': { schema: errorBody } }, description: 'What went wrong' },
});
