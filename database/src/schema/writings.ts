import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Without the columns that only the reservation's functions read. */
export const writings = pgTable('writings', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<'content' | 'visual' | 'code'>().notNull(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  generationId: uuid('generation_id'),
  isRewriting: boolean('is_rewriting').notNull().default(false),
  prompt: text('prompt'),
  source: text('source').$type<'model' | 'rules'>(),
  model: text('model'),
  note: text('note'),
  lines: text('lines').array().notNull().default([]),
  isModelText: boolean('is_model_text').notNull().default(false),
  reservedUntil: at('reserved_until').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  writtenAt: at('written_at'),
});

/** Without the column that only the reservation's function reads. */
export const modelQuestions = pgTable('model_questions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  goalHash: text('goal_hash').notNull(),
  answer: text('answer'),
  reservedUntil: at('reserved_until').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
