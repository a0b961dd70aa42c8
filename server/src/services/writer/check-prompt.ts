import { generateVisual } from '@whetstone/engine';
import { readAnswer } from '../../llm/read-answer.ts';
import { isLine } from './check-questions.ts';
import { guardPrompt, type Refused } from './guard-prompt.ts';
import { isTrueVariation } from './is-true-variation.ts';
import type { WriterInput } from './job.ts';
import { writingJob } from './request-for.ts';

/** A prompt as a model answers it. */
export interface AnsweredPrompt {
  readonly prompt: string;
  readonly additions: readonly { readonly quote: string; readonly why: string }[];
  readonly variations?: readonly { readonly change: string; readonly prompt: string }[];
  /** Numbers of the facts of cards that stand in it, from one. */
  readonly facts?: readonly number[];
}

export interface CheckedPrompt extends Required<AnsweredPrompt> {
  /** None for a prompt that may be used. */
  readonly refused: readonly Refused[];
}

const longestReason = 200;
const mostAdditions = 6;
const mostVariations = 3;

/**
 * Judges a model's prompt. `flags` are what the rules set behind it for the service, so it is valid there by construction.
 * Each addition that stays is a quotation found in the prompt, with a reason of one plain line.
 */
export function judgePrompt({
  input,
  answer,
  instructions,
  flags,
}: {
  input: WriterInput;
  answer: AnsweredPrompt;
  instructions: string;
  flags: string;
}): CheckedPrompt {
  const withFlags = (text: string): string => text.trim() + flags;
  const prompt = withFlags(answer.prompt);
  return {
    prompt,
    additions: answer.additions
      .filter(
        ({ quote, why }) =>
          quote.trim() !== '' && answer.prompt.trim().includes(quote) && isLine(why, longestReason),
      )
      .slice(0, mostAdditions),
    variations: (answer.variations ?? [])
      .filter(({ change }) => isLine(change, longestReason))
      .filter(
        ({ prompt: varied }) =>
          guardPrompt(input, varied.trim(), instructions, flags).length === 0 &&
          isTrueVariation(input.goal, answer.prompt, varied),
      )
      .map(({ change, prompt: varied }) => ({ change, prompt: withFlags(varied) }))
      .slice(0, mostVariations),
    facts: [...new Set(answer.facts)].filter((number) => input.facts?.[number - 1] !== undefined),
    refused: guardPrompt(input, answer.prompt.trim(), instructions, flags),
  };
}

/** The flags that the rules find for a goal alone. */
function flagsFor({ goal, type, service }: WriterInput): string {
  if (!service || (type !== 'image' && type !== 'video')) return '';
  return (
    generateVisual({ goal, media: type, service }).sections.find(({ id }) => id === 'settings')?.text ?? ''
  );
}

/** A model's answer to a writing request, read and judged. Throws `ModelFailure` where it cannot be read. */
export function checkPrompt(input: WriterInput, text: string, instructions: string): CheckedPrompt {
  const answer = readAnswer(text, '', writingJob(input).schema);
  return judgePrompt({ input, answer, instructions, flags: flagsFor(input) });
}
