import { statedChecks } from '../stated/stated-rules.ts';

/** For goals that state rules. */
export const rules = { statedChecks };

export type RulePack = typeof rules;
