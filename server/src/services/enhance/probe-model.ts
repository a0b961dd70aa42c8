import type { Dependencies } from '../../http/dependencies.ts';
import { probeQuestion, type Model } from '../../llm/model.ts';
import { isProviderFault, ModelFailure, type Usage } from '../../llm/model-failure.ts';
import { recordCalls } from './record-call.ts';
import { takeCall } from './take-call.ts';

/** Most that a probe waits, in milliseconds: nobody waits with it. */
const probeMs = 10_000;

/** Asks whether the provider answers again, once its circuit has rested. Never throws. */
export const probeModel = (
  { database, log }: Pick<Dependencies, 'database' | 'log'>,
  model: Model,
): Promise<void> =>
  model.circuit.probe(async () => {
    // A probe is a call like any other: where none is left, the circuit stays as it is.
    if (!(await takeCall(database, model))) throw new ModelFailure('unreachable');
    const began = performance.now();
    let usage: Usage | undefined;
    let failure: unknown;
    try {
      await model.ask({
        ...probeQuestion,
        limits: { firstMs: model.settings.firstTokenMs, stallMs: probeMs, totalMs: probeMs },
        signal: new AbortController().signal,
        onUsage: (used) => {
          usage = used;
        },
      });
    } catch (error) {
      failure = error;
    }
    const fault = isProviderFault(failure) ? failure : undefined;
    if (usage)
      await recordCalls(
        { database, log, settings: model.settings },
        {
          userId: null,
          kind: 'probe',
          job: 'probe',
          outcome: fault ? 'failed' : 'used',
          reason: fault?.kind ?? '',
          usage,
          durationMs: performance.now() - began,
        },
      );
    if (fault) throw fault;
  });
