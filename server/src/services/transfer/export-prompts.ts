import type { TransferPrompt } from '@whetstone/contract';
import { schema, type PersonClaims, type Database, type Transaction } from '@whetstone/database';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { listFolders } from '../folders/list-folders.ts';
import { pathOf } from './folder-paths.ts';
import { inPages } from './in-pages.ts';
import type { PromptWriter } from './prompt-writers.ts';
import { editedOf, readVersions } from './read-versions.ts';

const { prompts } = schema;

/** Ids of the caller's prompts outside the bin, or of those chosen, the oldest first, and the folders they lie in. */
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
  return { ids: found.map(({ id }) => id), folders };
};

const readPrompts = (tx: Transaction, claims: PersonClaims, ids: string[]) =>
  tx
    .select()
    .from(prompts)
    .where(and(inArray(prompts.id, ids), eq(prompts.userId, claims.sub), isNull(prompts.deletedAt)));

/** All prompts of the caller outside the bin, or those chosen, as a file, the oldest first, a page of them in memory at a time. */
export async function* exportPrompts(
  database: Database,
  claims: PersonClaims,
  writer: PromptWriter,
  chosen?: readonly string[],
): AsyncGenerator<string, void> {
  const { ids, folders } = await database.actingAs(claims, (tx) => contentsOf(tx, claims, chosen));
  const pages = inPages(ids, (page) => database.actingAs(claims, (tx) => readPrompts(tx, claims, page)));
  yield writer.head();
  let isEmpty = true;
  for await (const page of pages) {
    const edited = writer.hasVersions
      ? await editedOf(
          database,
          claims,
          page.map(({ id }) => id),
        )
      : new Set();
    for (const row of page) {
      const prompt: TransferPrompt = {
        title: row.title,
        description: row.description,
        prompt_text: row.promptText,
        category: row.category,
        tags: row.tags,
        use_case: row.useCase,
        folder: pathOf(folders, row.folderId),
        is_public: row.isPublic,
        created_at: row.createdAt.toISOString(),
      };
      if (edited.has(row.id)) prompt.versions = await readVersions(database, claims, row.id);
      yield writer.prompt(prompt, isEmpty);
      isEmpty = false;
    }
  }
  yield writer.tail(isEmpty);
}
