import type { Folder, TransferPrompt } from '@whetstone/contract';
import { schema, type PersonClaims, type Database, type Transaction } from '@whetstone/database';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { listFolders } from '../folders/list-folders.ts';
import { listViews } from '../prompts/saved-views.ts';
import { pathOf } from './folder-paths.ts';
import { inPages } from './in-pages.ts';
import type { PromptWriter } from './prompt-writers.ts';
import { originOf, readablePublic } from './read-origins.ts';
import { editedOf, readVersions } from './read-versions.ts';
import { transferViews } from './transfer-views.ts';

const { prompts } = schema;
type PromptRow = typeof prompts.$inferSelect;

/** Ids of the caller's prompts outside the bin, or of those chosen, the oldest first, with the folders and views. */
const contentsOf = async (tx: Transaction, claims: PersonClaims, chosen?: readonly string[]) => {
  const found = await tx
    .select({ id: prompts.id })
    .from(prompts)
    .where(
      and(
        eq(prompts.userId, claims.sub),
        isNull(prompts.deletedAt),
        chosen && inArray(prompts.id, [...chosen]),
      ),
    )
    // Files have milliseconds: within one of them, the order of "Newest first".
    .orderBy(
      sql`date_trunc('milliseconds', ${prompts.createdAt})`,
      desc(prompts.createdAt),
      desc(prompts.id),
    );
  const folders = new Map((await listFolders(tx, claims)).map((folder) => [folder.id, folder]));
  return { ids: found.map(({ id }) => id), folders, views: await listViews(tx, claims) };
};

const readPrompts = (tx: Transaction, claims: PersonClaims, ids: string[]) =>
  tx
    .select()
    .from(prompts)
    .where(and(inArray(prompts.id, ids), eq(prompts.userId, claims.sub), isNull(prompts.deletedAt)));

const wordsOf = (row: PromptRow, folders: ReadonlyMap<string, Folder>): TransferPrompt => ({
  title: row.title,
  description: row.description,
  prompt_text: row.promptText,
  category: row.category,
  tags: row.tags,
  use_case: row.useCase,
  folder: pathOf(folders, row.folderId),
  is_public: row.isPublic,
  created_at: row.createdAt.toISOString(),
});

/**
 * All prompts of the caller outside the bin, or those chosen, as a file, the oldest first, a page of them in memory at a
 * time. A whole library has its folders and views with it.
 */
export async function* exportPrompts(
  database: Database,
  claims: PersonClaims,
  writer: PromptWriter,
  chosen?: readonly string[],
): AsyncGenerator<string, void> {
  const { ids, folders, views } = await database.actingAs(claims, (tx) => contentsOf(tx, claims, chosen));
  const places = new Map(ids.map((id, index) => [id, index + 1]));
  const pages = inPages(ids, (page) => database.actingAs(claims, (tx) => readPrompts(tx, claims, page)));
  const paths = [...folders.keys()]
    .map((id) => pathOf(folders, id))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  yield writer.head(chosen ? undefined : { folders: paths, views: transferViews(views, folders) });
  let isEmpty = true;
  for await (const page of pages) {
    const pageIds = page.map(({ id }) => id);
    const edited = writer.isWhole ? await editedOf(database, claims, pageIds) : new Set();
    const open = writer.isWhole ? await readablePublic(database, claims, page) : new Set<string>();
    for (const row of page) {
      const prompt = wordsOf(row, folders);
      if (edited.has(row.id)) prompt.versions = await readVersions(database, claims, row.id);
      const origin = writer.isWhole ? originOf(row, places, open) : undefined;
      if (origin) prompt.origin = origin;
      yield writer.prompt(prompt, isEmpty);
      isEmpty = false;
    }
  }
  yield writer.tail(isEmpty);
}
