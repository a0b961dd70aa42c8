import type { GenerationRequest, GenerationResponse, RewriteResponse } from '@whetstone/contract';
import { api } from './api.ts';
import { bodyOf } from './body-of.ts';
import { acceptEvents, type Listening, readWritten } from './read-written.ts';

/** Writes a prompt, heard while it is written, and counts it; the same key is charged once. Throws as {@link readWritten}. */
export async function streamGeneration(
  request: GenerationRequest,
  idempotencyKey: string,
  listening: Listening,
): Promise<GenerationResponse> {
  const asked = api.generations.$post(
    { json: request, header: { 'idempotency-key': idempotencyKey } },
    { headers: acceptEvents, init: { signal: listening.signal } },
  );
  return readWritten<GenerationResponse>(await asked, listening);
}

/** Writes a prompt of one's own again, heard while it is written; the same key is written once. Throws as {@link readWritten}. */
export async function streamRewriting(
  id: string,
  request: GenerationRequest,
  idempotencyKey: string,
  listening: Listening,
): Promise<RewriteResponse> {
  const asked = api.generations[':id'].rewrites.$post(
    { param: { id }, json: request },
    {
      headers: { ...acceptEvents, 'idempotency-key': idempotencyKey },
      init: { signal: listening.signal },
    },
  );
  return readWritten<RewriteResponse>(await asked, listening);
}

/** What was written for a key, or is still being written; for an answer that was lost. Throws `ApiError`. */
export const findGeneration = (key: string, signal: AbortSignal): Promise<GenerationResponse> =>
  bodyOf(api.generations['by-key'][':key'].$get({ param: { key } }, { init: { signal } }));

/** Has the model stop writing for a key; the rules' prompt then answers the request that waits for it. */
export const stopGeneration = (key: string) =>
  bodyOf(api.generations['by-key'][':key'].stop.$post({ param: { key } }));
