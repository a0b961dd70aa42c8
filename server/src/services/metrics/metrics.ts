import { type Database, schema } from '@whetstone/database';
import { desc } from 'drizzle-orm';
import type { Model } from '../../llm/model.ts';
import { countSecurityEvents } from '../security-log/count-security-events.ts';

const { healthSamples } = schema;

/** The last check of each service, by whichever process made it. */
const latestSamples = (database: Database) =>
  database.asService((tx) =>
    tx
      .selectDistinctOn([healthSamples.service])
      .from(healthSamples)
      .orderBy(healthSamples.service, desc(healthSamples.minute)),
  );

/** Upper bounds of the histogram, in seconds. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  /** Notes one request: its area, the class of its status such as "2xx", and the seconds until its answer began. */
  readonly observe: (labels: { area: string; status: string }, seconds: number) => void;
  readonly contentType: string;
  /** All figures as Prometheus reads them. */
  readonly write: () => Promise<string>;
}

/**
 * Figures of this process, its requests, and of each service as any process last checked it.
 * The library takes 11 MB and is loaded here, so that a server whose figures nobody reads does without.
 */
export const openMetrics = async (database: Database, model: Model | undefined): Promise<Metrics> => {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'whetstone_http_request_duration_seconds',
    help: 'Requests from outside and the time until the response started.',
    labelNames: ['area', 'status'],
    buckets,
    registers,
  });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const databaseUp = gauge('whetstone_database_up', 'Whether the database responded just now.');
  const serviceUp = gauge('whetstone_service_up', 'Whether the last check of the service passed.', 'service');
  const checkedAt = gauge(
    'whetstone_service_checked_timestamp_seconds',
    'Minute of that check, Unix time.',
    'service',
  );
  const circuit =
    model &&
    gauge(
      'whetstone_model_circuit_closed',
      'Whether this process asks the language model; 0 while it rests and the rules stand in.',
    );
  const securityEvents = gauge(
    'whetstone_security_events_last_hour',
    'Refused and failed access and changed keys in the last hour, in all processes.',
    'kind',
  );
  const readSecurity = async () => {
    securityEvents.reset();
    for (const { kind, count } of await countSecurityEvents(database, 60).catch(() => []))
      securityEvents.set({ kind }, count);
  };
  const readServices = async () => {
    const samples = await latestSamples(database).catch(() => undefined);
    databaseUp.set(samples ? 1 : 0);
    serviceUp.reset();
    checkedAt.reset();
    for (const { service, passed, minute } of samples ?? []) {
      serviceUp.set({ service }, Number(passed));
      checkedAt.set({ service }, minute.getTime() / 1000);
    }
  };
  return {
    observe: (labels, seconds) => requests.observe(labels, seconds),
    contentType: registry.contentType,
    write: async () => {
      if (model) circuit?.set(Number(model.circuit.isClosed));
      await Promise.all([readServices(), readSecurity()]);
      return registry.metrics();
    },
  };
};
