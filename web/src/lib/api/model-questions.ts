import type { GenerationRequest } from '@whetstone/contract';
import { quietApi } from './api.ts';
import { bodyOf } from './body-of.ts';

/** What the language model would ask and offer; counted once for a goal, and for so many goals a month. */
export const askModel = (request: GenerationRequest, signal: AbortSignal) =>
  bodyOf(quietApi.questions['by-model'].$post({ json: request }, { init: { signal } }));
