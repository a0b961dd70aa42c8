import type { PromptVersion, PromptVersions } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { getPrompt } from '../prompts/get-prompt.ts';

const pageSize = 20;

interface Label {
  readonly name: string;
  readonly number: number;
}

const versionOf = (
  row: typeof schema.promptVersions.$inferSelect,
  labels: readonly Label[],
): PromptVersion => ({
  id: row.id,
  number: row.number,
  title: row.title,
  description: row.description,
  prompt_text: row.promptText,
  category: row.category,
  tags: row.tags,
  use_case: row.useCase,
  labels: labels.filter(({ number }) => number === row.number).map(({ name }) => name),
  created_at: row.createdAt.toISOString(),
});

/** Versions of a prompt of the caller below number `before`, newest first. Throws `not_found`. */
export const listVersions = async (
  tx: Transaction,
  claims: PersonClaims,
  promptId: string,
  before?: number,
): Promise<PromptVersions> => {
  await getPrompt(tx, claims, promptId);
  const { promptVersions } = schema;
  const rows = await tx
    .select()
    .from(promptVersions)
    .where(
      and(
        eq(promptVersions.promptId, promptId),
        before === undefined ? undefined : lt(promptVersions.number, before),
      ),
    )
    .orderBy(desc(promptVersions.number))
    .limit(pageSize + 1);
  const { versionLabels } = schema;
  const labels = await tx
    .select({ name: versionLabels.name, number: versionLabels.number })
    .from(versionLabels)
    .where(eq(versionLabels.promptId, promptId))
    .orderBy(asc(versionLabels.name));
  return {
    items: rows.slice(0, pageSize).map((row) => versionOf(row, labels)),
    has_more: rows.length > pageSize,
  };
};
