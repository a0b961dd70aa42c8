import type { TransferVersion } from '@whetstone/contract';
import { schema, type PersonClaims, type Database } from '@whetstone/database';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

const { promptVersions, versionLabels } = schema;

/** Which of the caller's prompts have versions. */
export const editedOf = (
  database: Database,
  claims: PersonClaims,
  ids: string[],
): Promise<ReadonlySet<string>> =>
  database.actingAs(claims, async (tx) => {
    const rows = await tx
      .selectDistinct({ id: promptVersions.promptId })
      .from(promptVersions)
      .where(and(inArray(promptVersions.promptId, ids), eq(promptVersions.userId, claims.sub)));
    return new Set(rows.map(({ id }) => id));
  });

/** The versions of one prompt of the caller as an export has them, the oldest first. */
export const readVersions = (
  database: Database,
  claims: PersonClaims,
  promptId: string,
): Promise<TransferVersion[]> =>
  database.actingAs(claims, async (tx) => {
    const rows = await tx
      .select()
      .from(promptVersions)
      .where(and(eq(promptVersions.promptId, promptId), eq(promptVersions.userId, claims.sub)))
      .orderBy(asc(promptVersions.number));
    const labels = await tx
      .select({ name: versionLabels.name, number: versionLabels.number })
      .from(versionLabels)
      .where(and(eq(versionLabels.promptId, promptId), eq(versionLabels.userId, claims.sub)))
      .orderBy(sql`lower(${versionLabels.name})`);
    const labelsOf = (number: number) =>
      labels.filter((label) => label.number === number).map(({ name }) => name);
    return rows.map((row) => ({
      number: row.number,
      title: row.title,
      description: row.description,
      prompt_text: row.promptText,
      category: row.category,
      tags: row.tags,
      use_case: row.useCase,
      created_at: row.createdAt.toISOString(),
      ...(labelsOf(row.number).length > 0 && { labels: labelsOf(row.number) }),
    }));
  });
