import { tryLimits, type ExampleInput, type PromptExample } from '@whetstone/contract';
import { isPicture } from '@whetstone/contract/picture';
import {
  schema,
  violatedConstraint,
  type Database,
  type PersonClaims,
  type Transaction,
} from '@whetstone/database';
import { and, count, desc, eq } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { ownPrompts, promptNotFound } from '../prompts/own-prompt.ts';

const { promptExamples, prompts, tries } = schema;

const exampleOf = (row: typeof promptExamples.$inferSelect): PromptExample => ({
  id: row.id,
  model: row.model,
  verdict: row.verdict,
  plain_answer: row.plainAnswer,
  prompt_answer: row.promptAnswer,
  created_at: row.createdAt.toISOString(),
});

/** The caller's examples of a prompt, the newest first. Throws `not_found`. */
export async function listExamples(
  tx: Transaction,
  claims: PersonClaims,
  promptId: string,
): Promise<{ items: PromptExample[] }> {
  const [prompt] = await tx
    .select({ id: prompts.id })
    .from(prompts)
    .where(ownPrompts(claims, [promptId]));
  if (!prompt) throw promptNotFound();
  const rows = await tx
    .select()
    .from(promptExamples)
    .where(eq(promptExamples.promptId, promptId))
    .orderBy(desc(promptExamples.createdAt));
  return { items: rows.map(exampleOf) };
}

/** Deletes one of the caller's examples. Throws `not_found`. */
export async function deleteExample(tx: Transaction, _: PersonClaims, id: string): Promise<object> {
  const gone = await tx
    .delete(promptExamples)
    .where(eq(promptExamples.id, id))
    .returning({ id: promptExamples.id });
  if (gone.length === 0) throw new ServiceError('not_found', 'This example does not exist.');
  return {};
}

/**
 * Keeps the answers of a try whose choice was made beside a prompt of the caller's. The texts come from the page, since
 * the server kept none. Throws `not_found`, `invalid_input`, `conflict`, `storage_full`.
 */
export const saveExample = (
  database: Database,
  claims: PersonClaims,
  promptId: string,
  input: ExampleInput,
): Promise<PromptExample> =>
  database
    .asService(async (tx) => {
      const [prompt] = await tx
        .select({ id: prompts.id })
        .from(prompts)
        .where(ownPrompts(claims, [promptId]))
        .for('update');
      if (!prompt) throw promptNotFound();
      const [from] = await tx
        .select()
        .from(tries)
        .where(and(eq(tries.id, input.try_id), eq(tries.userId, claims.sub)));
      if (!from?.verdict) throw new ServiceError('not_found', 'Choose the better answer first.');
      if (from.kind === 'image' && ![input.plain_answer, input.prompt_answer].every(isPicture))
        throw new ServiceError('invalid_input', 'Send both pictures as data:image/webp;base64 addresses.');
      const [kept] = await tx
        .select({ count: count() })
        .from(promptExamples)
        .where(eq(promptExamples.promptId, promptId));
      if ((kept?.count ?? 0) >= tryLimits.examples)
        throw new ServiceError(
          'conflict',
          `A prompt can have ${tryLimits.examples} examples. Delete one to save this.`,
        );
      const [row] = await tx
        .insert(promptExamples)
        .values({
          userId: claims.sub,
          promptId,
          tryId: from.id,
          model: from.model,
          verdict: from.verdict,
          plainAnswer: input.plain_answer,
          promptAnswer: input.prompt_answer,
        })
        .returning();
      if (!row) throw new Error('The example was not written');
      return exampleOf(row);
    })
    .catch((cause: unknown) => {
      if (violatedConstraint(cause) === 'prompt_examples_try_id_key')
        throw new ServiceError('conflict', 'This example is already saved.', { cause });
      throw cause;
    });
