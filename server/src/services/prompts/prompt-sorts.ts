import type { PromptSort } from '@whetstone/contract';
import { schema } from '@whetstone/database';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Place } from './cursor.ts';

const { prompts } = schema;

interface Sort {
  readonly order: SQL[];
  readonly after: (place: Place) => SQL;
  readonly value: SQL<string | number>;
  readonly isValue: (value: string | number) => boolean;
}

const byTime = (column: PgColumn): Sort => ({
  order: [desc(column), desc(prompts.id)],
  after: ([value, id]) => sql`(${column}, ${prompts.id}) < (${value}::timestamptz, ${id}::uuid)`,
  value: sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  isValue: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
});

/** The orders of one's own prompts, each with the place of a row in it. */
export const promptOrders: Record<PromptSort, Sort> = {
  created_at: byTime(prompts.createdAt),
  updated_at: byTime(prompts.updatedAt),
  title: {
    order: [asc(prompts.title), asc(prompts.id)],
    after: ([value, id]) => sql`(${prompts.title}, ${prompts.id}) > (${value}::text, ${id}::uuid)`,
    value: sql<string>`${prompts.title}`,
    isValue: (value) => typeof value === 'string',
  },
  votes: {
    order: [desc(prompts.votes), desc(prompts.id)],
    after: ([value, id]) => sql`(${prompts.votes}, ${prompts.id}) < (${value}::integer, ${id}::uuid)`,
    value: sql<number>`${prompts.votes}`,
    isValue: Number.isSafeInteger,
  },
};
