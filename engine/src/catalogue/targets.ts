import { idsOf } from './ids.ts';

/** Chat assistants that a content prompt can be shaped for. */
export const targets = [
  { id: 'chatgpt', name: 'ChatGPT' },
  { id: 'claude', name: 'Claude' },
  { id: 'gemini', name: 'Gemini' },
] as const;

export type TargetId = (typeof targets)[number]['id'];
export const targetIds = idsOf(targets);
export const defaultTarget: TargetId = 'chatgpt';
