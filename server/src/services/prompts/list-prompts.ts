import {
  promptLimits,
  type PromptFilters,
  type PromptPage,
  type PromptQuery,
  type PromptRowQuery,
  type PromptRows,
} from '@whetstone/contract';
import { readSearch } from '@whetstone/contract/prompt-search';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { desc, getTableColumns, inArray, sql } from 'drizzle-orm';
import { findPage } from './find-page.ts';
import { passageWith } from './passage-with.ts';
import { promptsLike } from './prompt-filters.ts';
import { promptOf, rowOf } from './prompt-of.ts';

const { prompts } = schema;
const {
  promptText,
  description: _description,
  useCase: _useCase,
  thumbnailUrl: _thumbnailUrl,
  ...shortColumns
} = getTableColumns(prompts);

/** Characters of a text in a row, and those that are searched for a passage. */
const excerptLength = 200;
const searchedLength = 5000;

const inOrder = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  ids: readonly string[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** A page of the caller's own prompts, the bin left out; every word of the search must occur somewhere. */
export const listPrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  query: PromptQuery,
): Promise<PromptPage> => {
  const { ids, ...page } = await findPage(tx, claims, query);
  const rows = await tx.select().from(prompts).where(inArray(prompts.id, ids));
  return { ...page, items: inOrder(rows, ids).map(promptOf) };
};

/** The same as rows of a long list, which have a passage instead of the texts. */
export const listPromptRows = async (
  tx: Transaction,
  claims: PersonClaims,
  query: PromptRowQuery,
): Promise<PromptRows> => {
  const { ids, ...page } = await findPage(tx, claims, query);
  const { text } = readSearch(query.search ?? '').search;
  const passage = sql<string>`left(${promptText}, ${text === '' ? excerptLength : searchedLength}::integer)`;
  const rows = await tx
    .select({ ...shortColumns, passage })
    .from(prompts)
    .where(inArray(prompts.id, ids));
  return {
    ...page,
    items: inOrder(rows, ids).map((row) => rowOf(row, passageWith(row.passage, text, excerptLength))),
  };
};

/** Ids of all that match, the last changed first, as many as one action can handle. */
export const listPromptIds = async (
  tx: Transaction,
  claims: PersonClaims,
  filters: PromptFilters,
): Promise<string[]> => {
  const rows = await tx
    .select({ id: prompts.id })
    .from(prompts)
    .where(await promptsLike(tx, claims, filters))
    .orderBy(desc(prompts.updatedAt), desc(prompts.id))
    .limit(promptLimits.changedAtOnce);
  return rows.map(({ id }) => id);
};
