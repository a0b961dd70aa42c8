import { type Database, schema } from '@whetstone/database';
import { desc } from 'drizzle-orm';
import type { Model } from '../../llm/model.ts';
import type { Metric } from './exposition.ts';

const { healthSamples } = schema;

const latestSamples = (database: Database) =>
  database.asService((tx) =>
    tx
      .selectDistinctOn([healthSamples.service])
      .from(healthSamples)
      .orderBy(healthSamples.service, desc(healthSamples.minute)),
  );

/** What the status page shows of each service, as last sampled by any process, and this process's view of the model. */
export const serviceMetrics = async (database: Database, model: Model | undefined): Promise<Metric[]> => {
  const samples = await latestSamples(database).catch(() => undefined);
  const of = (value: (sample: NonNullable<typeof samples>[number]) => number) =>
    (samples ?? []).map((sample) => ({ labels: { service: sample.service }, value: value(sample) }));
  const metrics: Metric[] = [
    {
      name: 'whetstone_database_up',
      help: 'Whether the database answered just now.',
      type: 'gauge',
      samples: [{ value: samples ? 1 : 0 }],
    },
    {
      name: 'whetstone_service_up',
      help: 'Whether the last check of the service passed.',
      type: 'gauge',
      samples: of(({ passed }) => Number(passed)),
    },
    {
      name: 'whetstone_service_checked_timestamp_seconds',
      help: 'Minute of that check, Unix time.',
      type: 'gauge',
      samples: of(({ minute }) => minute.getTime() / 1000),
    },
  ];
  if (model)
    metrics.push({
      name: 'whetstone_model_circuit_closed',
      help: 'Whether this process asks the language model; 0 while it rests and the rules stand in.',
      type: 'gauge',
      samples: [{ value: Number(model.circuit.isClosed) }],
    });
  return metrics;
};
