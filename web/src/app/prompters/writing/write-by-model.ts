import type { GenerationRequest, GenerationResponse, RewriteResponse } from '@whetstone/contract';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Listening } from '../../../lib/api/read-written.ts';
import { findGeneration, streamGeneration, streamRewriting } from '../../../lib/api/stream-generation.ts';

/** Between one try to find a lost answer and the next, in milliseconds. */
const findAgainMs = [500, 2000, 5000, 10_000] as const;

const isLost = (error: unknown) => error instanceof ApiError && error.code === 'offline';

/** Waits, and not a moment longer once the signal is aborted. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** What was written for a key where its answer was lost on the way. Throws `ApiError`. */
async function findWritten(key: string, signal: AbortSignal): Promise<GenerationResponse> {
  for (const ms of findAgainMs) {
    try {
      return await findGeneration(key, signal);
    } catch (error) {
      // Without a network it is looked for once there is one again.
      if (!isLost(error) || !navigator.onLine) throw error;
      await wait(ms, signal);
    }
    signal.throwIfAborted();
  }
  return findGeneration(key, signal);
}

/** What was being written when the page was left. Throws `ApiError`. */
export const resumeWriting = (key: string, signal: AbortSignal): Promise<GenerationResponse> =>
  findWritten(key, signal).catch((error: unknown) => {
    if (!isUnknown(error)) throw error;
    const sentence = 'The prompt could not be finished. Nothing was charged. Please generate it again.';
    throw new ApiError('not_found', 404, sentence);
  });

const isUnknown = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** An answer that is lost on the way is found again by its key. Throws `ApiError`, and the abort itself. */
async function orFound<Result>(
  asked: Promise<Result>,
  key: string,
  signal: AbortSignal,
): Promise<Result | GenerationResponse> {
  try {
    return await asked;
  } catch (lost) {
    if (!isLost(lost)) throw lost;
    return findWritten(key, signal).catch((error: unknown) => {
      throw isUnknown(error) ? lost : error;
    });
  }
}

/** Has the model write a prompt, heard while it is written. Throws as {@link orFound}. */
export const writeByModel = (
  request: GenerationRequest,
  key: string,
  listening: Listening,
): Promise<GenerationResponse> =>
  orFound(streamGeneration({ ...request, writer: 'model' }, key, listening), key, listening.signal);

/** Has the model write a prompt of one's own again, a free one as a new one. Throws as {@link orFound}. */
export const rewriteByModel = (
  id: string | undefined,
  request: GenerationRequest,
  key: string,
  listening: Listening,
): Promise<RewriteResponse> =>
  id === undefined
    ? writeByModel(request, key, listening)
    : orFound(streamRewriting(id, { ...request, writer: 'model' }, key, listening), key, listening.signal);
