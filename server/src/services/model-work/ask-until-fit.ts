import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import type { z } from 'zod';
import type { TextListener } from '../../http/answer-with-events.ts';
import type { Message } from '../../llm/ask-model.ts';
import type { Model } from '../../llm/model.ts';
import { ModelFailure, type Usage } from '../../llm/model-failure.ts';
import type { CallRecord } from '../enhance/record-call.ts';
import { Leaking, relayText } from '../enhance/relay-text.ts';
import { CallsSpent, Unusable } from './stand-in.ts';

/** Most between two pieces of an answer, and least that a second look needs, in milliseconds. */
const stallMs = 5000;
const leastForAnotherMs = 1000;
const pauseBeforeRetryMs = 150;
const looks = 2;
/** Faults that asking again would not mend. */
const hopeless: readonly string[] = ['leak', 'refusal'];

/** What makes an answer unusable, and what the model is told when it may try again. */
export interface Fault {
  readonly kind: string;
  readonly says: string;
}

/** One thing that is asked of a model, and how its answer is judged. */
export interface Inquiry<Raw, Answer> {
  readonly instructions: string;
  readonly message: Message;
  readonly schema: z.ZodType<Raw>;
  readonly maxOutputTokens: number;
  /** The field of the answer that is shown while it is written. */
  readonly shown: string;
  isLeak(text: string): boolean;
  tidy(text: string): string;
  judge(raw: Raw): Promise<{ readonly answer: Answer; readonly faults: readonly Fault[] }>;
}

/** With what an inquiry is made, and who is told of it. */
export interface ModelWork {
  readonly model: Model;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  readonly listener: TextListener;
  /** Takes one more call from the site's day; the first was taken when the model was asked for. */
  takeAnotherCall(): Promise<boolean>;
  record(call: Omit<CallRecord, 'userId' | 'kind' | 'job'>): Promise<void>;
}

interface Look<Answer> {
  readonly answer: Answer | undefined;
  readonly faults: readonly string[];
  readonly isHopeless: boolean;
  readonly written: string;
}

const faultOf = (error: unknown): Look<never> | undefined => {
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

const failureWord = (error: unknown): string => {
  if (error instanceof ModelFailure) return error.kind;
  return error instanceof Leaking ? 'leak' : 'defect';
};

/** Asks for the answer once more, naming what was wrong with it. */
const secondLook = (written: string, faults: readonly string[]): Message[] => [
  { role: 'assistant', content: written === '' ? '(nothing)' : written },
  {
    role: 'user',
    content: `This answer cannot be used:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nAnswer again with the whole JSON object.`,
  },
];

/**
 * Asks a model for an answer without faults: one retry where the provider failed at once, one second look where the answer
 * has faults, all within the model's time. Throws `ModelFailure`, `Unusable` and `CallsSpent`.
 */
export async function askUntilFit<Raw, Answer>(
  inquiry: Inquiry<Raw, Answer>,
  { model, signal, listener, takeAnotherCall, record }: ModelWork,
): Promise<Answer> {
  const { instructions, schema, maxOutputTokens, isLeak, tidy, shown } = inquiry;
  const { timeoutMs, firstTokenMs } = model.settings;
  const relay = relayText(listener, { shown, isLeak, tidy });
  const began = performance.now();
  const remaining = () => timeoutMs - (performance.now() - began);

  let calls = 0;
  const call = async (messages: readonly Message[]): Promise<Look<Answer>> => {
    calls += 1;
    if (calls > 1 && !(await takeAnotherCall())) throw new CallsSpent('No calls are left for today');
    relay.restart();
    const calledAt = performance.now();
    let usage: Usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0, isEstimated: true };
    const note = (outcome: CallRecord['outcome'], reason: string) =>
      record({ outcome, reason: reason.slice(0, 100), usage, durationMs: performance.now() - calledAt });
    try {
      const raw = await model.ask({
        instructions,
        messages,
        schema,
        maxOutputTokens,
        limits: { firstMs: Math.min(firstTokenMs, remaining()), stallMs, totalMs: remaining() },
        signal,
        onText: relay.hear,
        onUsage: (used) => {
          usage = used;
        },
      });
      const { answer, faults } = await inquiry.judge(raw);
      await note(faults.length === 0 ? 'used' : 'unfit', faults.map(({ kind }) => kind).join(' '));
      return {
        answer: faults.length === 0 ? answer : undefined,
        faults: faults.map(({ kind, says }) => says || kind),
        isHopeless: faults.some(({ kind }) => hopeless.includes(kind)),
        written: JSON.stringify(raw),
      };
    } catch (error) {
      const fault = faultOf(error);
      const kind = failureWord(error);
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

  let messages: readonly Message[] = [inquiry.message];
  for (let look = 1; ; look += 1) {
    const asked = messages;
    const { answer, faults, isHopeless, written } = await again.execute(() =>
      model.circuit.run(() => call(asked)),
    );
    if (answer !== undefined) return answer;
    if (isHopeless || look === looks || remaining() < leastForAnotherMs) throw new Unusable(faults);
    messages = [...asked, ...secondLook(written, faults)];
  }
}
