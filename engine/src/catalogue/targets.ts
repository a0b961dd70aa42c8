/** Chat assistants that a content prompt can be shaped for. */
export const targets = [
  { id: 'chatgpt', name: 'ChatGPT' },
  { id: 'claude', name: 'Claude' },
  { id: 'gemini', name: 'Gemini' },
] as const;

export type TargetId = (typeof targets)[number]['id'];
export const targetIds = ['chatgpt', 'claude', 'gemini'] as const satisfies readonly TargetId[];
export const defaultTarget: TargetId = 'chatgpt';
