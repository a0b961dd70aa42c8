import { rowsOf, type schema, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Log } from '../../http/log.ts';
import type { Usage } from '../../llm/model-failure.ts';
import type { ModelSettings } from '../../settings/read-model.ts';

type Row = typeof schema.modelCalls.$inferInsert;

export interface CallRecord {
  readonly userId: string | null;
  readonly kind: Row['kind'];
  readonly job: NonNullable<Row['job']>;
  readonly outcome: Row['outcome'];
  /** A word for what went wrong; '' for a call that was used. */
  readonly reason: string;
  readonly usage: Usage;
  /** US dollars where it is not tokens that cost; else by the prices of the settings. */
  readonly costUsd?: number;
  readonly durationMs: number;
}

/** US dollars by the configured prices. */
export const costOf = (
  { inputTokens, outputTokens }: Usage,
  { priceIn, priceOut }: Pick<ModelSettings, 'priceIn' | 'priceOut'>,
): number => (inputTokens * priceIn + outputTokens * priceOut) / 1_000_000;

/** Calls as `private.record_calls` takes them. */
export const callsAsJson = (calls: readonly CallRecord[], settings: ModelSettings): string =>
  JSON.stringify(
    calls.map(({ userId, kind, job, outcome, reason, usage, durationMs, costUsd }) => ({
      user_id: userId,
      kind,
      job,
      model: settings.model,
      outcome,
      reason,
      input_tokens: usage.inputTokens,
      output_tokens: usage.outputTokens,
      cached_tokens: usage.cachedTokens,
      tokens_estimated: usage.isEstimated,
      cost_usd: costUsd ?? costOf(usage, settings),
      duration_ms: Math.round(durationMs),
    })),
  );

/** Says in the log that calls are missing from the books. */
export const logUnrecorded = (log: Log, error: string): void =>
  log('error', { event: 'a model call was not written down', error });

/** Writes down what calls cost. A failure is logged: the person's answer does not depend on our books. */
export async function recordCalls(
  { database, log, settings }: { database: Database; log: Log; settings: ModelSettings },
  ...calls: readonly CallRecord[]
): Promise<void> {
  await database
    .asService((tx) => rowsOf(tx, sql`select private.record_calls(${callsAsJson(calls, settings)}::jsonb)`))
    .catch((error: unknown) => logUnrecorded(log, String(error)));
}
