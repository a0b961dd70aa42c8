import type { TryKind, TryVerdict } from '@whetstone/contract';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const tries = pgTable('tries', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<TryKind>().notNull(),
  model: text('model').notNull(),
  isOwn: boolean('is_own').notNull(),
  isAgain: boolean('is_again').notNull(),
  promptFirst: boolean('prompt_first').notNull(),
  answeredAt: at('answered_at'),
  verdict: text('verdict').$type<TryVerdict>(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const promptExamples = pgTable('prompt_examples', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  promptId: uuid('prompt_id').notNull(),
  tryId: uuid('try_id'),
  model: text('model').notNull(),
  verdict: text('verdict').$type<TryVerdict>().notNull(),
  plainAnswer: text('plain_answer').notNull(),
  promptAnswer: text('prompt_answer').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
