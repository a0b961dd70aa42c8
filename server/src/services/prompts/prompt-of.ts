import type { Prompt } from '@whetstone/contract';
import type { schema } from '@whetstone/database';

type Row = typeof schema.prompts.$inferSelect;

/** A row as it travels. */
export const promptOf = (row: Row): Prompt => ({
  id: row.id,
  user_id: row.userId,
  title: row.title,
  description: row.description,
  prompt_text: row.promptText,
  category: row.category,
  tags: row.tags,
  votes: row.votes,
  is_public: row.isPublic,
  use_case: row.useCase,
  thumbnail_url: row.thumbnailUrl,
  folder_id: row.folderId,
  published_at: row.publishedAt?.toISOString() ?? null,
  is_moderated: row.moderatedAt !== null,
  revision: row.revision,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
