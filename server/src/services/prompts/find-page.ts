import type { PromptQuery } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, count, inArray, sql } from 'drizzle-orm';
import { decodeCursor, encodeCursor, notOurCursor, pageFailure, type Place } from './cursor.ts';
import { promptsLike } from './prompt-filters.ts';
import { promptOrders } from './prompt-sorts.ts';

const { prompts } = schema;

const placeIn = ({ cursor, sort }: PromptQuery): Place | undefined => {
  if (cursor === undefined) return undefined;
  const place = decodeCursor(cursor);
  if (!promptOrders[sort].isValue(place[0])) throw notOurCursor();
  return place;
};

/**
 * Ids of a page of the caller's own prompts that match, in their order, and how many match in all: they are looked for
 * once. Throws `invalid_input` for a cursor that is not ours and for a filter that says nothing.
 */
export const findPage = async (
  tx: Transaction,
  claims: PersonClaims,
  query: PromptQuery,
): Promise<{ ids: string[]; next_cursor: string | null; total: number }> => {
  const { order, value, after } = promptOrders[query.sort];
  const place = placeIn(query);
  const where = await promptsLike(tx, claims, query);
  const hits = tx.$with('hits').as(tx.select({ hit: prompts.id }).from(prompts).where(where));
  const found = await tx
    .with(hits)
    .select({ id: prompts.id, value, total: sql<number>`(select count(*)::int from hits)` })
    .from(prompts)
    .where(and(inArray(prompts.id, tx.select({ hit: hits.hit }).from(hits)), place && after(place)))
    .orderBy(...order)
    .limit(query.limit + 1)
    .catch((cause: unknown) => {
      throw pageFailure(query.cursor, cause);
    });
  const page = found.slice(0, query.limit);
  const last = page.at(-1);
  const total =
    last?.total ?? (place ? (await tx.select({ total: count() }).from(prompts).where(where))[0]?.total : 0);
  return {
    ids: page.map(({ id }) => id),
    next_cursor: found.length > query.limit && last ? encodeCursor([last.value, last.id]) : null,
    total: total ?? 0,
  };
};
