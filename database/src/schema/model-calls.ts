import { bigint, boolean, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const modelCalls = pgTable('model_calls', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id'),
  kind: text('kind').$type<'content' | 'image' | 'video' | 'code' | 'probe'>().notNull(),
  model: text('model').notNull(),
  outcome: text('outcome').$type<'used' | 'unfit' | 'failed' | 'cancelled'>().notNull(),
  reason: text('reason').notNull().default(''),
  inputTokens: integer('input_tokens').notNull(),
  outputTokens: integer('output_tokens').notNull(),
  tokensEstimated: boolean('tokens_estimated').notNull(),
  job: text('job')
    .$type<'enhance' | 'questions' | 'write' | 'rewrite' | 'try' | 'probe'>()
    .notNull()
    .default('enhance'),
  cachedTokens: integer('cached_tokens').notNull().default(0),
  costUsd: numeric('cost_usd', { precision: 12, scale: 6, mode: 'number' }).notNull(),
  durationMs: integer('duration_ms').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
