import type { EnhanceRequest, EnhanceResponse } from '@whetstone/contract';
import { functions } from './api.ts';

/** Rewrites a goal; costs no prompt. */
export const enhanceGoal = async (request: EnhanceRequest): Promise<EnhanceResponse> =>
  (await (await functions.v1.enhance.$post({ json: request })).json()) as EnhanceResponse;
