import { bigint, integer, pgSchema, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const hidden = pgSchema('private');
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const kind = () => text('kind').$type<'content' | 'visual' | 'code'>().notNull();

export const drafts = pgTable('drafts', {
  userId: uuid('user_id').notNull(),
  kind: kind(),
  version: bigint('version', { mode: 'number' }).notNull(),
  title: text('title').notNull().default(''),
  content: text('content').notNull(),
  writer: uuid('writer').notNull(),
  step: integer('step').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const setAsideDrafts = pgTable('set_aside_drafts', {
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  kind: kind(),
  title: text('title').notNull().default(''),
  content: text('content').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const draftKeys = hidden.table('draft_keys', {
  userId: uuid('user_id').primaryKey(),
  sealed: text('sealed').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
