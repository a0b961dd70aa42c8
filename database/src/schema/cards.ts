import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const kind = () => text('kind').$type<'me' | 'business' | 'audience' | 'voice' | 'project'>().notNull();

export const cards = pgTable('cards', {
  id: uuid('id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: kind(),
  name: text('name').notNull(),
  facts: text('facts').notNull(),
  prompters: text('prompters').array().$type<('content' | 'visual' | 'code')[]>().notNull().default([]),
  place: integer('place').notNull().default(0),
  revision: integer('revision').notNull().default(1),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const cardFolders = pgTable('card_folders', {
  userId: uuid('user_id').notNull(),
  cardId: uuid('card_id').notNull(),
  folderId: uuid('folder_id').notNull(),
});

export const cardVersions = pgTable('card_versions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  cardId: uuid('card_id').notNull(),
  revision: integer('revision').notNull(),
  kind: kind(),
  name: text('name').notNull(),
  facts: text('facts').notNull(),
  replacedAt: at('replaced_at').notNull().defaultNow(),
});

export const rememberedAnswers = pgTable('remembered_answers', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  fact: text('fact').notNull(),
  ask: text('ask').notNull(),
  answer: text('answer').notNull(),
  times: integer('times').notNull().default(1),
  goalHash: text('goal_hash').notNull(),
  lastAt: at('last_at').notNull().defaultNow(),
});
