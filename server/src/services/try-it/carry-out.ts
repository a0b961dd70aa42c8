import { tryLimits, type TryKind } from '@whetstone/contract';
import type { Dependencies } from '../../http/dependencies.ts';
import { ModelFailure, type Usage } from '../../llm/model-failure.ts';
import type { Model } from '../../llm/model.ts';
import { recordCalls } from '../enhance/record-call.ts';
import { takeCall } from '../enhance/take-call.ts';
import { tryJob } from '../writer/instructions/try.ts';
import { requestFor } from '../writer/request-for.ts';

/** Most until the first sign of an answer, between two pieces of it, and in all, in milliseconds: somebody waits for it. */
const limits = { firstMs: 20_000, stallMs: 20_000, totalMs: 90_000 } as const;

/** The site has no calls of the model left for today. */
export class TriesSpent extends Error {
  override readonly name = 'TriesSpent';
}

const nothing: Usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0, isEstimated: false };

/** Has the provider draw a text, and writes down what the picture cost. */
async function draw(
  { database, log }: Pick<Dependencies, 'database' | 'log'>,
  model: Model,
  { text, userId }: { text: string; userId: string },
  signal: AbortSignal,
): Promise<string> {
  const { settings } = model;
  const { model: name = settings.model, price = 0 } = settings.pictures ?? {};
  if (!model.draw) throw new ModelFailure('misconfigured');
  if (!(await takeCall(database, model))) throw new TriesSpent('No calls are left for today');
  const began = performance.now();
  let reason = '';
  try {
    return await model.draw(text, signal);
  } catch (error) {
    reason = error instanceof ModelFailure ? error.kind : 'defect';
    throw error;
  } finally {
    await recordCalls(
      { database, log, settings: { ...settings, model: name } },
      {
        userId,
        kind: 'image',
        job: 'try',
        outcome: reason === '' ? 'used' : reason === 'cancelled' ? 'cancelled' : 'failed',
        reason,
        usage: nothing,
        costUsd: reason === '' ? price : 0,
        durationMs: performance.now() - began,
      },
    );
  }
}

/**
 * Has the model carry a text out, in words or as a picture, and writes down what the call cost. Throws `ModelFailure` and
 * {@link TriesSpent}.
 */
export async function carryOut(
  { database, log }: Pick<Dependencies, 'database' | 'log'>,
  model: Model,
  { text, kind, userId }: { text: string; kind: TryKind; userId: string },
  signal: AbortSignal,
): Promise<string> {
  if (kind === 'image') return draw({ database, log }, model, { text, userId }, signal);
  const { instructions, messages, maxOutputTokens } = requestFor.try({ goal: text, type: kind });
  if (!(await takeCall(database, model))) throw new TriesSpent('No calls are left for today');
  const began = performance.now();
  let usage: Usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0, isEstimated: true };
  let reason = '';
  try {
    const { answer } = await model.circuit.run(() =>
      model.ask({
        instructions,
        messages,
        schema: tryJob.schema,
        maxOutputTokens,
        limits,
        signal,
        onUsage: (used) => {
          usage = used;
        },
      }),
    );
    if (answer.trim() === '') throw new ModelFailure('garbage');
    return answer.slice(0, tryLimits.answer);
  } catch (error) {
    reason = error instanceof ModelFailure ? error.kind : 'defect';
    throw error;
  } finally {
    const outcome = reason === '' ? 'used' : reason === 'cancelled' ? 'cancelled' : 'failed';
    const durationMs = performance.now() - began;
    await recordCalls(
      { database, log, settings: model.settings },
      { userId, kind, job: 'try', outcome, reason, usage, durationMs },
    );
  }
}
