import type { EnhanceRequest } from '@whetstone/contract';
import { functions } from './api.ts';
import { bodyOf } from './body-of.ts';

/** Rewrites a goal; costs no prompt. */
export const enhanceGoal = (request: EnhanceRequest) => bodyOf(functions.v1.enhance.$post({ json: request }));
