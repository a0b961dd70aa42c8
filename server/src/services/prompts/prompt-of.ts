import type { Prompt, PromptRow } from '@whetstone/contract';
import type { schema } from '@whetstone/database';

type Row = typeof schema.prompts.$inferSelect;

type ShortRow = Omit<Row, 'promptText' | 'description' | 'useCase' | 'thumbnailUrl'>;

const shortOf = (row: ShortRow) => ({
  id: row.id,
  user_id: row.userId,
  title: row.title,
  category: row.category,
  tags: row.tags,
  votes: row.votes,
  is_public: row.isPublic,
  folder_id: row.folderId,
  published_at: row.publishedAt?.toISOString() ?? null,
  is_moderated: row.moderatedAt !== null,
  revision: row.revision,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** A prompt as it travels. */
export const promptOf = (row: Row): Prompt => ({
  ...shortOf(row),
  description: row.description,
  prompt_text: row.promptText,
  use_case: row.useCase,
  thumbnail_url: row.thumbnailUrl,
});

/** A row of a long list as it travels. */
export const rowOf = (row: ShortRow, excerpt: string): PromptRow => ({ ...shortOf(row), excerpt });
