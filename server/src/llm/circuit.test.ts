import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCircuit, type Circuit } from './circuit.ts';
import { ModelFailure, type ModelFailureKind } from './model-failure.ts';

let circuit: Circuit;
let changes: boolean[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  changes = [];
  circuit = openCircuit((isClosed) => changes.push(isClosed));
});
afterEach(() => vi.useRealTimers());

const fail = (kind: ModelFailureKind) =>
  circuit
    .run(() => Promise.reject(new ModelFailure(kind)))
    .catch((error: unknown) => (error instanceof ModelFailure ? error.kind : error));
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe('[EN-02] the circuit', () => {
  it('opens after three faults in a row that cost nothing, and not when an answer came between', async () => {
    await fail('unreachable');
    await fail('busy');
    await circuit.run(() => Promise.resolve('an answer'));
    await fail('unreachable');
    await fail('misconfigured');
    expect(circuit.isClosed).toBe(true);
    await fail('unreachable');
    expect(circuit.isClosed).toBe(false);
    expect(await fail('unreachable')).toBe('resting');
  });

  it.each(['rejected', 'thinking'] as const)(
    'opens after three %s in a row, which are a wrong setting and no unlucky request, and says which',
    async (kind) => {
      await fail(kind);
      await fail(kind);
      await circuit.run(() => Promise.resolve('an answer'));
      for (let count = 0; count < 3; count += 1) expect(await fail(kind)).toBe(kind);
      expect(circuit.isClosed).toBe(false);
      expect(circuit.fault).toBe(kind);
    },
  );

  it('opens at once after a wait in vain', async () => {
    expect(await fail('slow')).toBe('slow');
    expect(await fail('slow')).toBe('resting');
    expect(changes).toEqual([false]);
  });

  it.each(['garbage', 'filtered', 'cancelled'] as const)(
    'stays closed for %s, which is no fault of the provider',
    async (kind) => {
      for (let count = 0; count < 10; count += 1) expect(await fail(kind)).toBe(kind);
      expect(circuit.isClosed).toBe(true);
    },
  );

  it('never lets a request try a provider that is away, however long it rested', async () => {
    await fail('slow');
    later(3600);
    const call = vi.fn<() => Promise<string>>();
    await expect(circuit.run(call)).rejects.toMatchObject({ kind: 'resting' });
    expect(call).not.toHaveBeenCalled();
  });

  it('closes by a probe that is answered, tried only after a rest, one at a time', async () => {
    await fail('slow');
    const probe = vi.fn<() => Promise<string>>(() => Promise.resolve('here'));
    await circuit.probe(probe);
    expect(probe).not.toHaveBeenCalled();
    later(11);
    await Promise.all([circuit.probe(probe), circuit.probe(probe)]);
    expect(probe).toHaveBeenCalledTimes(1);
    expect(circuit.isClosed).toBe(true);
    expect(changes).toEqual([false, true]);
  });

  it('rests longer after each probe in vain', async () => {
    await fail('slow');
    const dead = vi.fn<() => Promise<never>>(() => Promise.reject(new ModelFailure('slow')));
    for (let second = 0; second < 600; second += 1) {
      later(1);
      await circuit.probe(dead);
    }
    expect(dead.mock.calls.length).toBeGreaterThan(8);
    expect(dead.mock.calls.length).toBeLessThan(14);
    expect(circuit.isClosed).toBe(false);
  });
});
