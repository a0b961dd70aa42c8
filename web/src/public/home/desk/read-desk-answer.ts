import type { Generated } from '@whetstone/engine';
import { ApiError, readApiError } from '../../../lib/api/api-error.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import type { DeskRefusal } from './desk-problem.tsx';

export type DeskAnswer = { prompt: Generated } | { refusal: DeskRefusal; waitSeconds: number };

/** The server's answer to a goal on the desk: a prompt, or why there is none. No answer at all is told as such. */
export async function readDeskAnswer(asked: Promise<Response>): Promise<DeskAnswer> {
  const answer = await asked.catch((cause: unknown) => new ApiError('offline', 0, 'No answer', { cause }));
  if (!(answer instanceof ApiError) && answer.ok) return (await answer.json()) as { prompt: Generated };
  const error = answer instanceof ApiError ? answer : await readApiError(answer);
  const wait = answer instanceof ApiError ? null : answer.headers.get('retry-after');
  return {
    refusal: { text: describeError(error), isLimited: error.code === 'rate_limited' },
    waitSeconds: Number(wait ?? 0),
  };
}
