import type { Database } from '@whetstone/database';
import type { Log } from '../../http/log.ts';
import { type Probes, probeServices } from './probe-services.ts';
import { claimMinute, recordRound } from './record-round.ts';

/** Minutes in which the database did not answer, kept until it can be told; an hour of them at most. */
const longestMemory = 60;

/**
 * Makes a function that samples one minute: the first process that asks for the minute checks all services and
 * writes what it found. A database that does not answer is remembered and written down once it does.
 */
export function minuteSampler({ database, probes, log }: { database: Database; probes: Probes; log: Log }) {
  let unreachable: { minute: Date; responseMs: number }[] = [];
  return async (minute: Date): Promise<void> => {
    const began = performance.now();
    try {
      if (!(await claimMinute(database, minute))) return;
      const results = await probeServices(probes);
      for (const { service, passed, problem } of results) {
        if (!passed) log('warn', { event: 'a service failed its check', service, problem });
      }
      for (const { minute: missed, responseMs } of unreachable) {
        await recordRound(database, missed, [{ service: 'database', passed: false, responseMs }]);
      }
      unreachable = [];
      await recordRound(database, minute, results);
    } catch (error) {
      log('error', { event: 'the status of a minute could not be kept', error: String(error) });
      unreachable = [...unreachable, { minute, responseMs: Math.round(performance.now() - began) }].slice(
        -longestMemory,
      );
    }
  };
}
