import type { GenerationRequest } from '@whetstone/contract';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';

/** Writes a prompt and counts it. The same key is charged once, so a retry after a lost answer costs nothing. */
export const generatePrompt = (request: GenerationRequest, idempotencyKey: string) =>
  bodyOf(api.generations.$post({ json: request, header: { 'idempotency-key': idempotencyKey } }));

/** Writes a prompt of one's own again, with other choices or answers, at no charge. */
export const rewritePrompt = (id: string, request: GenerationRequest) =>
  bodyOf(api.generations[':id'].rewrites.$post({ param: { id }, json: request }));
