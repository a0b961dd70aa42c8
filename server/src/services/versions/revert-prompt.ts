import type { Prompt } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { getPrompt } from '../prompts/get-prompt.ts';
import { updatePrompt } from '../prompts/update-prompt.ts';

/** Writes an earlier version's words again, as a new version. Throws `not_found`. */
export const revertPrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  promptId: string,
  number: number,
): Promise<Prompt> => {
  await getPrompt(tx, claims, promptId);
  const { promptVersions } = schema;
  const [version] = await tx
    .select()
    .from(promptVersions)
    .where(and(eq(promptVersions.promptId, promptId), eq(promptVersions.number, number)));
  if (!version) throw new ServiceError('not_found', 'This version does not exist.');
  return updatePrompt(tx, claims, promptId, {
    title: version.title,
    description: version.description,
    prompt_text: version.promptText,
    category: version.category,
    tags: version.tags,
    use_case: version.useCase,
  });
};
