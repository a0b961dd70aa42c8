import type { Hono } from 'hono';
import type { Dependencies } from '../../http/dependencies.ts';
import { minuteSampler } from './sample-minute.ts';
import { serviceProbes } from './service-probes.ts';

const minuteMs = 60_000;

/** Runs `sample` with the start of each minute until it is stopped; the current minute first. Runs never overlap. */
export function everyMinute(sample: (minute: Date) => Promise<void>): { stop(): Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  let isStopped = false;
  const tick = () => {
    const now = Date.now();
    running = sample(new Date(now - (now % minuteMs))).then(() => {
      if (!isStopped) timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs)).unref();
    });
  };
  tick();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Samples the six services from now on. */
export const startMonitor = (
  app: Hono,
  dependencies: Pick<Dependencies, 'database' | 'settings' | 'log' | 'model'>,
) => {
  const { database, log } = dependencies;
  return everyMinute(minuteSampler({ database, log, probes: serviceProbes(app, dependencies) }));
};
