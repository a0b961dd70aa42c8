import { schema, type Database } from '@whetstone/database';
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

/** Writes down what a call cost. A failure is logged: the person's answer does not depend on our books. */
export async function recordCall(
  { database, log, settings }: { database: Database; log: Log; settings: ModelSettings },
  { usage, durationMs, costUsd = costOf(usage, settings), ...call }: CallRecord,
): Promise<void> {
  await database
    .asService((tx) =>
      tx.insert(schema.modelCalls).values({
        ...call,
        model: settings.model,
        inputTokens: usage.inputTokens,
        outputTokens: usage.outputTokens,
        cachedTokens: usage.cachedTokens,
        tokensEstimated: usage.isEstimated,
        costUsd,
        durationMs: Math.round(durationMs),
      }),
    )
    .catch((error: unknown) =>
      log('error', { event: 'a model call was not written down', error: String(error) }),
    );
}
