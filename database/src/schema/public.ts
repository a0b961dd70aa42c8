import type { Tier } from '@whetstone/contract/plans';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().default(''),
  fullName: text('full_name').notNull().default(''),
  subscriptionTier: text('subscription_tier').$type<Tier>().notNull().default('free'),
  monthlyPromptsUsed: integer('monthly_prompts_used').notNull().default(0),
  monthlyPromptsLimit: integer('monthly_prompts_limit').default(5),
  usageResetsAt: at('usage_resets_at').notNull().defaultNow(),
  subscriptionExpiresAt: at('subscription_expires_at'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const admins = pgTable('admins', {
  userId: uuid('user_id').primaryKey(),
  grantedBy: text('granted_by').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const prompts = pgTable('prompts', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  promptText: text('prompt_text').notNull(),
  category: text('category').notNull().default('Other'),
  tags: text('tags').array().notNull().default([]),
  votes: integer('votes').notNull().default(0),
  isPublic: boolean('is_public').notNull().default(false),
  useCase: text('use_case'),
  thumbnailUrl: text('thumbnail_url'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
  deletedAt: at('deleted_at'),
  folderId: uuid('folder_id'),
  revision: integer('revision').notNull().default(1),
  publishedAt: at('published_at'),
  moderatedAt: at('moderated_at'),
  originId: uuid('origin_id'),
  originTitle: text('origin_title'),
  importId: uuid('import_id'),
});

export const generations = pgTable('generations', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<'content' | 'visual' | 'code'>().notNull(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  paidHash: text('paid_hash'),
  createdAt: at('created_at').notNull().defaultNow(),
  givenBackAt: at('given_back_at'),
  modelRewrites: integer('model_rewrites').notNull().default(0),
  writtenByModel: boolean('written_by_model').notNull().default(false),
});

export const suspensions = pgTable('suspensions', {
  userId: uuid('user_id').primaryKey(),
  reason: text('reason').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
