import type { TransferFormat, TransferPrompt } from '@whetstone/contract';
import { schema, type Claims, type Transaction } from '@whetstone/database';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { listFolders } from '../folders/list-folders.ts';
import { writeCsvPrompts } from './csv-format.ts';
import { pathOf } from './folder-paths.ts';
import { writeMarkdownPrompts } from './markdown-format.ts';

const writeJson = (prompts: readonly TransferPrompt[]): string =>
  `${JSON.stringify({ whetstone: 'prompts', version: 1, exported_at: new Date().toISOString(), prompts }, null, 2)}\n`;

const writers: Record<
  TransferFormat,
  { write: (prompts: readonly TransferPrompt[]) => string; mediaType: string; extension: string }
> = {
  json: { write: writeJson, mediaType: 'application/json; charset=utf-8', extension: 'json' },
  csv: { write: writeCsvPrompts, mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  markdown: { write: writeMarkdownPrompts, mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
};

/** All prompts of the caller outside the bin as a file, the oldest first. */
export const exportPrompts = async (
  tx: Transaction,
  claims: Claims & { readonly sub: string },
  format: TransferFormat,
) => {
  const { prompts } = schema;
  const folders = new Map((await listFolders(tx, claims)).map((folder) => [folder.id, folder]));
  const rows = await tx
    .select()
    .from(prompts)
    .where(and(eq(prompts.userId, claims.sub), isNull(prompts.deletedAt)))
    .orderBy(asc(prompts.createdAt), asc(prompts.id));
  const { write, mediaType, extension } = writers[format];
  const content = write(
    rows.map((row) => ({
      title: row.title,
      description: row.description,
      prompt_text: row.promptText,
      category: row.category,
      tags: row.tags,
      use_case: row.useCase,
      folder: pathOf(folders, row.folderId),
      is_public: row.isPublic,
      created_at: row.createdAt.toISOString(),
    })),
  );
  return { content, mediaType, fileName: `whetstone-prompts.${extension}` };
};
