import { estimateTokens } from '@whetstone/engine';
import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import type { AnswerFormat } from './answer-format.ts';
import { failureOfStatus, ModelFailure, type ModelFailureKind, type Usage } from './model-failure.ts';
import { readAnswer } from './read-answer.ts';

export interface Message {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface Question<Answer> {
  readonly instructions: string;
  readonly messages: readonly Message[];
  readonly schema: z.ZodType<Answer>;
  readonly maxOutputTokens: number;
  /** Most until the first sign of an answer, between two pieces of it, and in all, in milliseconds. */
  readonly limits: { readonly firstMs: number; readonly stallMs: number; readonly totalMs: number };
  /** Aborted when the person leaves. */
  readonly signal: AbortSignal;
  /** Hears the raw answer as far as it has come. */
  onText?(raw: string): Promise<void> | void;
  /** Hears what the call used, whatever becomes of it. */
  onUsage(usage: Usage): void;
}

/** A clock that calls `onEnd` unless it is set again or stopped in time. */
function deadline(onEnd: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const set = (ms: number) => {
    stop();
    timer = setTimeout(onEnd, ms);
  };
  return { set, stop };
}

/** Failures for which nobody bills: the provider refused, or was never reached. */
const free: readonly ModelFailureKind[] = ['unreachable', 'busy', 'misconfigured', 'rejected'];

/** Asks the model once and answers what the schema reads. Throws {@link ModelFailure}, and whatever `onText` throws. */
export async function askModel<Answer>(
  model: LanguageModel,
  format: AnswerFormat,
  question: Question<Answer>,
): Promise<Answer> {
  const { APICallError, Output, streamText } = await import('ai');
  const { instructions, messages, limits, signal } = question;
  const stopper = new AbortController();
  const stop = () => stopper.abort(new ModelFailure('slow'));
  const quiet = deadline(stop);
  const whole = deadline(stop);
  let text = '';
  let thoughts = '';
  let usage: Usage | undefined;
  let own: unknown;
  let failure: unknown;
  const failureOf = (error: unknown): unknown => {
    if (own !== undefined) return own;
    if (signal.aborted) return new ModelFailure('cancelled', { written: text });
    if (stopper.signal.aborted) return new ModelFailure('slow', { written: text });
    if (error instanceof ModelFailure) return error;
    const status = APICallError.isInstance(error) ? error.statusCode : undefined;
    // A stream that breaks off brings the status of its beginning.
    return new ModelFailure(failureOfStatus(status === 200 ? undefined : status), { status, written: text });
  };
  try {
    if (signal.aborted) throw new ModelFailure('cancelled');
    quiet.set(limits.firstMs);
    whole.set(limits.totalMs);
    const outputs = {
      schema: () => Output.object({ schema: question.schema, name: 'answer' }),
      json: () => Output.json({ name: 'answer' }),
      text: () => Output.text(),
    };
    const stream = streamText({
      model,
      instructions,
      messages: [...messages],
      output: outputs[format](),
      maxOutputTokens: question.maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stopper.signal]),
      telemetry: { isEnabled: false },
      onError: () => undefined,
    });
    for await (const part of stream.stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelFailure('slow');
      if (part.type === 'reasoning-delta' || part.type === 'text-delta') quiet.set(limits.stallMs);
      if (part.type === 'reasoning-delta') thoughts += part.text;
      if (part.type === 'text-delta') {
        text += part.text;
        await Promise.resolve(question.onText?.(text)).catch((error: unknown) => {
          own = error;
          stopper.abort(error);
          throw error;
        });
      }
      if (part.type === 'finish') {
        const { inputTokens, outputTokens, inputTokenDetails } = part.totalUsage;
        if (inputTokens !== undefined && outputTokens !== undefined)
          usage = {
            inputTokens,
            outputTokens,
            cachedTokens: inputTokenDetails.cacheReadTokens ?? 0,
            isEstimated: false,
          };
        if (part.finishReason === 'content-filter') throw new ModelFailure('filtered');
      }
    }
    return readAnswer(text, thoughts, question.schema);
  } catch (error) {
    failure = failureOf(error);
    throw failure;
  } finally {
    quiet.stop();
    whole.stop();
    const isFree = failure instanceof ModelFailure && free.includes(failure.kind);
    const asked = [instructions, ...messages.map(({ content }) => content)].join('\n');
    question.onUsage(
      usage ?? {
        inputTokens: isFree && text === '' ? 0 : estimateTokens(asked),
        outputTokens: estimateTokens(thoughts + text),
        cachedTokens: 0,
        isEstimated: true,
      },
    );
  }
}
