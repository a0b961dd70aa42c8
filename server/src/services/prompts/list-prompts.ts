import type { PromptPage, PromptQuery, PromptSort } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, arrayOverlaps, asc, count, desc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import { decodeCursor, encodeCursor, notOurCursor, pageFailure, type Place } from './cursor.ts';
import { promptOf } from './prompt-of.ts';

const { prompts } = schema;

const literal = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

const matches = (word: string): SQL | undefined => {
  const pattern = literal(word);
  return or(
    ilike(prompts.title, pattern),
    ilike(prompts.description, pattern),
    ilike(prompts.category, pattern),
    sql`array_to_string(${prompts.tags}, ' ') ilike ${pattern}`,
  );
};

const folderFilter = (folder: PromptQuery['folder']): SQL | undefined => {
  if (folder === undefined) return undefined;
  return folder === 'none' ? isNull(prompts.folderId) : eq(prompts.folderId, folder);
};

const filtersOf = (person: string, query: PromptQuery): (SQL | undefined)[] => {
  const words = (query.search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10);
  const tags = query.tag === undefined ? [] : [query.tag].flat();
  return [
    eq(prompts.userId, person),
    isNull(prompts.deletedAt),
    query.category === undefined ? undefined : eq(prompts.category, query.category),
    folderFilter(query.folder),
    tags.length === 0 ? undefined : arrayOverlaps(prompts.tags, tags),
    ...words.map(matches),
  ];
};

const createdAt = sql<string>`to_char(${prompts.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const sorts: Record<PromptSort, { order: SQL[]; after: (place: Place) => SQL; value: SQL<string | number> }> =
  {
    created_at: {
      order: [desc(prompts.createdAt), desc(prompts.id)],
      after: ([value, id]) =>
        sql`(${prompts.createdAt}, ${prompts.id}) < (${value}::timestamptz, ${id}::uuid)`,
      value: createdAt,
    },
    title: {
      order: [asc(prompts.title), asc(prompts.id)],
      after: ([value, id]) => sql`(${prompts.title}, ${prompts.id}) > (${value}::text, ${id}::uuid)`,
      value: sql<string>`${prompts.title}`,
    },
    votes: {
      order: [desc(prompts.votes), desc(prompts.id)],
      after: ([value, id]) => sql`(${prompts.votes}, ${prompts.id}) < (${value}::integer, ${id}::uuid)`,
      value: sql<number>`${prompts.votes}`,
    },
  };

const isPlaceOf = (sort: PromptSort, [value]: Place): boolean =>
  sort === 'votes'
    ? Number.isSafeInteger(value)
    : typeof value === 'string' && (sort === 'title' || !Number.isNaN(Date.parse(value)));

/** A page of the caller's own prompts, the bin left out; every word of the search must occur somewhere. */
export const listPrompts = async (
  tx: Transaction,
  claims: PersonClaims,
  query: PromptQuery,
): Promise<PromptPage> => {
  const sort = sorts[query.sort];
  const filters = filtersOf(claims.sub, query);
  const place = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  if (place && !isPlaceOf(query.sort, place)) throw notOurCursor();
  const rows = await tx
    .select({ prompt: prompts, value: sort.value })
    .from(prompts)
    .where(and(...filters, place && sort.after(place)))
    .orderBy(...sort.order)
    .limit(query.limit + 1)
    .catch((cause: unknown) => {
      throw pageFailure(query.cursor, cause);
    });
  const [counted] = await tx
    .select({ total: count() })
    .from(prompts)
    .where(and(...filters));
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => promptOf(row.prompt)),
    next_cursor: rows.length > query.limit && last ? encodeCursor([last.value, last.prompt.id]) : null,
    total: counted?.total ?? 0,
  };
};
