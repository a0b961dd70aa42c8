import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './exposition.ts';

const startedAt = Math.round(performance.timeOrigin / 1000);

/** Begins to watch the event loop, and answers a function that tells what this process uses. */
export const watchProcess = (): (() => Metric[]) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return () => {
    const { user, system } = process.cpuUsage();
    const lag = delay.percentile(99) / 1e9;
    delay.reset();
    const one = (name: string, type: Metric['type'], help: string, value: number): Metric => ({
      name,
      help,
      type,
      samples: [{ value }],
    });
    return [
      one('process_start_time_seconds', 'gauge', 'When the process began, Unix time.', startedAt),
      one('process_cpu_seconds_total', 'counter', 'Processor time used.', (user + system) / 1e6),
      one('process_resident_memory_bytes', 'gauge', 'Memory in use.', process.memoryUsage.rss()),
      one(
        'nodejs_eventloop_delay_p99_seconds',
        'gauge',
        'Delay of the event loop since it was last asked for, 99th percentile.',
        Number.isFinite(lag) ? lag : 0,
      ),
    ];
  };
};
