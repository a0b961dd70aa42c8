import { generateVisual } from '@whetstone/engine';
import { readAnswer } from '../../llm/read-answer.ts';
import { guardPrompt, type Refused } from './guard-prompt.ts';
import { promptAnswer } from './instructions/write-code.ts';
import { visualAnswer } from './instructions/write-visual.ts';
import type { WriterInput } from './job.ts';

export interface CheckedPrompt {
  readonly prompt: string;
  /** Each a quotation found in the prompt, with its reason. */
  readonly additions: readonly { readonly quote: string; readonly why: string }[];
  readonly variations: readonly { readonly change: string; readonly prompt: string }[];
  /** None for a prompt that may be used. */
  readonly refused: readonly Refused[];
}

/** The model's text with the flags that the rules find for this goal: valid for the service by construction. */
function withFlags(text: string, { goal, type, service }: WriterInput): string {
  if (!service || (type !== 'image' && type !== 'video')) return text;
  const flags = generateVisual({ goal, media: type, service }).sections.find(({ id }) => id === 'settings');
  return text.trim() + (flags?.text ?? '');
}

/** A model's answer to a writing request, read and judged. Throws `ModelFailure` where it cannot be read. */
export function checkPrompt(input: WriterInput, text: string, instructions: string): CheckedPrompt {
  const isVisual = input.type === 'image' || input.type === 'video';
  const answer = isVisual
    ? readAnswer(text, '', visualAnswer)
    : { ...readAnswer(text, '', promptAnswer), variations: [] };
  const prompt = withFlags(answer.prompt, input);
  return {
    prompt,
    additions: answer.additions.filter(({ quote }) => quote.trim() !== '' && answer.prompt.includes(quote)),
    variations: answer.variations
      .map(({ change, prompt: varied }) => ({ change, prompt: withFlags(varied, input) }))
      .filter(({ prompt: varied }) => guardPrompt(input, varied, instructions).length === 0)
      .slice(0, 3),
    refused: guardPrompt(input, prompt, instructions),
  };
}
