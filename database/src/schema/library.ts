import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const folders = pgTable('folders', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  parentId: uuid('parent_id'),
  name: text('name').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const deletedFolders = pgTable('deleted_folders', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  parentId: uuid('parent_id'),
  name: text('name').notNull(),
  createdAt: at('created_at').notNull(),
  /** Those that lay directly in it, with the name that each took one level up. */
  folders: jsonb('folders').$type<{ id: string; name: string; moved_name: string }[]>().notNull(),
  prompts: uuid('prompts').array().notNull(),
  deletedAt: at('deleted_at').notNull().defaultNow(),
});

export const userFavorites = pgTable('user_favorites', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  promptId: uuid('prompt_id').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const promptVotes = pgTable('prompt_votes', {
  userId: uuid('user_id').notNull(),
  promptId: uuid('prompt_id').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  countedAt: at('counted_at'),
});

export const promptReports = pgTable('prompt_reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  promptId: uuid('prompt_id'),
  userId: uuid('user_id'),
  reason: text('reason').notNull(),
  note: text('note').notNull().default(''),
  createdAt: at('created_at').notNull().defaultNow(),
  resolvedAt: at('resolved_at'),
  resolvedBy: uuid('resolved_by'),
  resolution: text('resolution'),
  collectionId: uuid('collection_id'),
  authorId: uuid('author_id'),
  subjectKind: text('subject_kind')
    .notNull()
    .generatedAlwaysAs(
      sql`case when prompt_id is not null then 'prompt' when collection_id is not null then 'collection' else 'author' end`,
    ),
  resolutionNote: text('resolution_note').notNull().default(''),
});

export const authors = pgTable('authors', {
  userId: uuid('user_id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  nameKey: text('name_key').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  moderatedAt: at('moderated_at'),
});

export const promptCounts = pgTable('prompt_counts', {
  promptId: uuid('prompt_id').primaryKey(),
  copies: integer('copies').notNull().default(0),
  keeps: integer('keeps').notNull().default(0),
});

export const collections = pgTable('collections', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  sharedAt: at('shared_at'),
  moderatedAt: at('moderated_at'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const collectionPrompts = pgTable('collection_prompts', {
  collectionId: uuid('collection_id').notNull(),
  promptId: uuid('prompt_id').notNull(),
  userId: uuid('user_id').notNull(),
  place: integer('place').notNull().default(0),
  addedAt: at('added_at').notNull().defaultNow(),
});

export const promptVersions = pgTable('prompt_versions', {
  id: uuid('id').primaryKey().defaultRandom(),
  promptId: uuid('prompt_id').notNull(),
  userId: uuid('user_id').notNull(),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  promptText: text('prompt_text').notNull(),
  category: text('category').notNull(),
  tags: text('tags').array().notNull(),
  useCase: text('use_case'),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const promptShares = pgTable('prompt_shares', {
  promptId: uuid('prompt_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  token: text('token').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const adminActions = pgTable('admin_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  adminId: uuid('admin_id'),
  adminEmail: text('admin_email').notNull(),
  action: text('action').notNull(),
  targetUserId: uuid('target_user_id'),
  target: text('target').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const versionLabels = pgTable('version_labels', {
  promptId: uuid('prompt_id').notNull(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  number: integer('number').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const savedViews = pgTable('saved_views', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  filters: jsonb('filters').$type<Record<string, unknown>>().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const imports = pgTable('imports', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  source: text('source').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const importParts = pgTable('import_parts', {
  importId: uuid('import_id').notNull(),
  userId: uuid('user_id').notNull(),
  folderId: uuid('folder_id'),
  viewId: uuid('view_id'),
  name: text('name').notNull(),
  filters: jsonb('filters').$type<Record<string, unknown>>(),
});
