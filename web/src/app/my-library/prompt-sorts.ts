import type { PromptSort } from '@whetstone/contract';

export type { PromptSort };

export const promptSorts = [
  { value: 'created_at', label: 'Newest first' },
  { value: 'title', label: 'By title' },
  { value: 'votes', label: 'By votes' },
] as const satisfies readonly { value: PromptSort; label: string }[];
