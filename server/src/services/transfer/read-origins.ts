import type { TransferPrompt } from '@whetstone/contract';
import { schema, type Database, type PersonClaims } from '@whetstone/database';
import { and, eq, inArray, isNull } from 'drizzle-orm';

const { prompts } = schema;

interface Copy {
  readonly originId: string | null;
  readonly originTitle: string | null;
}

/** Which of the prompts that these were made from are public now: their ids can be looked up by anyone. */
export const readablePublic = async (
  database: Database,
  claims: PersonClaims,
  copies: readonly Copy[],
): Promise<ReadonlySet<string>> => {
  const ids = [...new Set(copies.flatMap(({ originId }) => originId ?? []))];
  if (ids.length === 0) return new Set();
  const rows = await database.actingAs(claims, (tx) =>
    tx
      .select({ id: prompts.id })
      .from(prompts)
      .where(and(inArray(prompts.id, ids), eq(prompts.isPublic, true), isNull(prompts.deletedAt))),
  );
  return new Set(rows.map(({ id }) => id));
};

/** What a prompt was made from, as an export says it: one of the same file by its number there, a public one by its id. */
export const originOf = (
  { originId, originTitle }: Copy,
  places: ReadonlyMap<string, number>,
  open: ReadonlySet<string>,
): TransferPrompt['origin'] => {
  if (originTitle === null) return undefined;
  const prompt = originId === null ? undefined : places.get(originId);
  if (prompt !== undefined) return { title: originTitle, prompt };
  return originId !== null && open.has(originId)
    ? { title: originTitle, id: originId }
    : { title: originTitle };
};
