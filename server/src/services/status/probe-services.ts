import { type StatusServiceId, statusServices } from '@whetstone/contract';

/** A check resolves when the service works and rejects when it does not; `undefined` where there is no such service here. */
export type Probes = Readonly<Record<StatusServiceId, (() => Promise<unknown>) | undefined>>;

export interface ProbeResult {
  readonly service: StatusServiceId;
  readonly passed: boolean;
  readonly responseMs: number;
  /** Why it failed, for the log. */
  readonly problem?: string;
}

/** A service that takes longer than this does not count as working, in milliseconds. */
export const probeTimeoutMs = 5000;

const timeout = async (ms: number, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

async function probe(
  service: StatusServiceId,
  check: () => Promise<unknown>,
  now: () => number,
): Promise<ProbeResult> {
  const began = now();
  const done = new AbortController();
  const responseMs = () => Math.max(0, Math.round(now() - began));
  try {
    await Promise.race([check(), timeout(probeTimeoutMs, done.signal)]);
    return { service, passed: true, responseMs: responseMs() };
  } catch (error) {
    return { service, passed: false, responseMs: responseMs(), problem: String(error) };
  } finally {
    done.abort();
  }
}

/** Checks the services one after the other, so that none waits for another's work. */
export async function probeServices(
  probes: Probes,
  now: () => number = () => performance.now(),
): Promise<ProbeResult[]> {
  const results: ProbeResult[] = [];
  for (const { id } of statusServices) {
    const check = probes[id];
    if (check) results.push(await probe(id, check, now));
  }
  return results;
}
