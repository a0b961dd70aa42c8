import type { EnhanceRequest, EnhanceResponse } from '@whetstone/contract';
import { functions } from './api.ts';
import { acceptEvents, type Listening, readWritten } from './read-written.ts';

/** Rewrites a goal; costs no prompt. Throws `ApiError`, and the abort itself when the signal is aborted. */
export async function enhanceGoal(request: EnhanceRequest, listening: Listening): Promise<EnhanceResponse> {
  const { signal } = listening;
  const asked = functions.v1.enhance.$post({ json: request }, { headers: acceptEvents, init: { signal } });
  return readWritten<EnhanceResponse>(await asked, listening);
}
