import type { OwnKeyProvider } from '@whetstone/contract';
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const modelKeys = pgSchema('private').table('model_keys', {
  userId: uuid('user_id').primaryKey(),
  provider: text('provider').$type<OwnKeyProvider>().notNull(),
  baseUrl: text('base_url'),
  model: text('model').notNull(),
  sealed: text('sealed').notNull(),
  lastFour: text('last_four').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
