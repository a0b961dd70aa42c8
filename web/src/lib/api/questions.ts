import type { GenerationRequest } from '@whetstone/contract';
import { quietApi } from './api.ts';
import { bodyOf } from './body-of.ts';

/** What only the person knows of a request; charges and keeps nothing. */
export const askQuestions = (request: GenerationRequest, signal: AbortSignal) =>
  bodyOf(quietApi.questions.$post({ json: request }, { init: { signal } }));
