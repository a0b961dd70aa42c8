import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  handleWhen,
  IterableBackoff,
  type IBreaker,
} from 'cockatiel';
import { isProviderFault, ModelFailure, type ModelFailureKind } from './model-failure.ts';

/** Faults in a row that open the circuit; one that cost a person the whole wait counts as all of them. */
const faultsToOpen = 3;
/** How long the circuit stays open before the provider is tried again, in milliseconds; the last one repeats. */
const rests = [10_000, 20_000, 40_000, 60_000];

class FaultsInARow implements IBreaker {
  state = 0;
  weight = 1;
  success(): void {
    this.state = 0;
  }
  failure(): boolean {
    this.state += this.weight;
    return this.state >= faultsToOpen;
  }
}

export interface Circuit {
  readonly isClosed: boolean;
  /** The latest fault that opened it or kept it open. */
  readonly fault: ModelFailureKind | undefined;
  /** Runs a call of the model; throws `resting` without calling while the circuit is not closed. */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** Tries the provider once when the circuit has rested long enough, else does nothing. Never throws. */
  probe(call: () => Promise<unknown>): Promise<void>;
}

/**
 * Keeps people from waiting for a provider that does not answer. It closes again by a probe of our own, never by a
 * person's request, so that nobody waits twice. Each process has its own.
 */
export function openCircuit(onChange: (isClosed: boolean) => void = () => undefined): Circuit {
  const breaker = new FaultsInARow();
  let fault: ModelFailureKind | undefined;
  const policy = circuitBreaker(
    handleWhen((error) => {
      if (!isProviderFault(error)) return false;
      fault = error.kind;
      breaker.weight = fault === 'slow' ? faultsToOpen : 1;
      return true;
    }),
    { breaker, halfOpenAfter: new IterableBackoff(rests) },
  );
  policy.onBreak(() => onChange(false));
  policy.onReset(() => onChange(true));
  const isClosed = () => policy.state === CircuitState.Closed;
  let probing: Promise<void> | undefined;
  return {
    get isClosed() {
      return isClosed();
    },
    get fault() {
      return fault;
    },
    async run(call) {
      if (!isClosed()) throw new ModelFailure('resting');
      try {
        return await policy.execute(call);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new ModelFailure('resting') : error;
      }
    },
    probe(call) {
      if (isClosed()) return Promise.resolve();
      probing ??= policy
        .execute(call)
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => {
          probing = undefined;
        });
      return probing;
    },
  };
}
