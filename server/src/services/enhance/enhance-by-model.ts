import type { EnhanceRequest } from '@whetstone/contract';
import { estimateTokens } from '@whetstone/engine';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import type { TextListener } from '../../http/answer-with-events.ts';
import type { Message } from '../../llm/ask-model.ts';
import type { Model } from '../../llm/model.ts';
import { ModelFailure, type Usage } from '../../llm/model-failure.ts';
import { checkAnswer, isHopeless } from './check-answer.ts';
import { leakFinder } from './find-leak.ts';
import { goalMessage, instructionsFor, secondLook } from './instructions.ts';
import type { CallRecord } from './record-call.ts';
import { Leaking, relayText } from './relay-text.ts';
import { modelAnswer, tidyAnswer, withoutLongDashes, type ModelAnswer } from './tidy-answer.ts';

/** Most between two pieces of an answer, and least that a second look needs, in milliseconds. */
const stallMs = 5000;
const leastForAnotherMs = 1000;
const pauseBeforeRetryMs = 150;
const looks = 2;

/** The site has no calls left for today. */
export class CallsSpent extends Error {
  override readonly name = 'CallsSpent';
}

/** No answer passed the checks; `faults` says why the last one did not. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The model's answer cannot be used: ${faults.join(', ')}`);
    this.faults = faults;
  }
}

export interface ModelWork {
  readonly model: Model;
  /** Aborted when the person leaves. */
  readonly signal: AbortSignal;
  readonly listener: TextListener;
  /** Takes one call from the site's day. */
  takeCall(): Promise<boolean>;
  record(call: Omit<CallRecord, 'userId' | 'kind'>): Promise<void>;
}

interface Look {
  readonly answer: ModelAnswer | undefined;
  readonly faults: readonly string[];
  readonly isHopeless: boolean;
  readonly written: string;
}

const faultOf = (error: unknown): Look | undefined => {
  if (error instanceof Leaking) return { answer: undefined, faults: ['leak'], isHopeless: true, written: '' };
  if (!(error instanceof ModelFailure)) return undefined;
  const { kind, written } = error;
  if (kind === 'garbage')
    return {
      answer: undefined,
      faults: ['It is not the JSON object asked for.'],
      isHopeless: false,
      written,
    };
  return kind === 'filtered' ? { answer: undefined, faults: [kind], isHopeless: true, written } : undefined;
};

/**
 * Has the model rewrite the goal: one retry where the provider failed at once, one second look where the answer has
 * faults, all within the model's time. Throws `ModelFailure`, {@link Unusable} and {@link CallsSpent}.
 */
export async function enhanceByModel(request: EnhanceRequest, work: ModelWork): Promise<ModelAnswer> {
  const { model, signal, listener, takeCall, record } = work;
  const { timeoutMs, firstTokenMs, apiKey } = model.settings;
  const noLongDashes = request.options.no_em_dashes ?? false;
  const instructions = instructionsFor(request.options.type);
  const isLeak = leakFinder(instructions, apiKey, [request.description, request.options.context].join('\n'));
  const tidy = (text: string) => (noLongDashes ? withoutLongDashes(text) : text);
  const relay = relayText(listener, { isLeak, tidy });
  const began = performance.now();
  const remaining = () => timeoutMs - (performance.now() - began);

  const call = async (messages: readonly Message[]): Promise<Look> => {
    if (!(await takeCall())) throw new CallsSpent('No calls are left for today');
    relay.restart();
    const calledAt = performance.now();
    let usage: Usage = { inputTokens: 0, outputTokens: 0, isEstimated: true };
    const note = (outcome: CallRecord['outcome'], reason: string) =>
      record({ outcome, reason, usage, durationMs: performance.now() - calledAt });
    try {
      const raw = await model.ask({
        instructions,
        messages,
        schema: modelAnswer,
        maxOutputTokens: 1500 + 3 * estimateTokens(request.description),
        limits: { firstMs: Math.min(firstTokenMs, remaining()), stallMs, totalMs: remaining() },
        signal,
        onText: relay.hear,
        onUsage: (used) => {
          usage = used;
        },
      });
      const answer = tidyAnswer(raw, noLongDashes);
      const faults = checkAnswer(request, answer, isLeak);
      await note(faults.length === 0 ? 'used' : 'unfit', faults.map(({ kind }) => kind).join(' '));
      return {
        answer: faults.length === 0 ? answer : undefined,
        faults: faults.map(({ kind, says }) => says || kind),
        isHopeless: isHopeless(faults),
        written: JSON.stringify(raw),
      };
    } catch (error) {
      const fault = faultOf(error);
      const kind = error instanceof ModelFailure ? error.kind : error instanceof Leaking ? 'leak' : 'defect';
      await note(kind === 'cancelled' ? 'cancelled' : fault ? 'unfit' : 'failed', kind);
      if (fault) return fault;
      throw error;
    }
  };

  const again = retry(
    handleWhen(
      (error) =>
        error instanceof ModelFailure && error.kind === 'unreachable' && remaining() > leastForAnotherMs,
    ),
    { maxAttempts: 1, backoff: new ConstantBackoff(pauseBeforeRetryMs) },
  );

  let messages: readonly Message[] = [goalMessage(request)];
  for (let look = 1; ; look += 1) {
    const asked = messages;
    const { answer, faults, isHopeless, written } = await again.execute(() =>
      model.circuit.run(() => call(asked)),
    );
    if (answer) return answer;
    if (isHopeless || look === looks || remaining() < leastForAnotherMs) throw new Unusable(faults);
    messages = [...asked, ...secondLook(written, faults)];
  }
}
