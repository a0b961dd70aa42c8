import { bigint, boolean, date, integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const hidden = pgSchema('private');
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const healthRounds = hidden.table('health_rounds', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  latest: at('latest').notNull(),
});

export const healthSamples = hidden.table(
  'health_samples',
  {
    service: text('service').notNull(),
    minute: at('minute').notNull(),
    passed: boolean('passed').notNull(),
    responseMs: integer('response_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.minute] })],
);

export const healthDays = hidden.table(
  'health_days',
  {
    service: text('service').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    checks: integer('checks').notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.day] })],
);

export const incidents = hidden.table('incidents', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  service: text('service').notNull(),
  startedAt: at('started_at').notNull(),
  endedAt: at('ended_at'),
});

export const demoRequests = hidden.table('demo_requests', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company').notNull(),
  message: text('message').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
