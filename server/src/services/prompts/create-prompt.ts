import type { Prompt, PromptInput } from '@whetstone/contract';
import {
  rowsOf,
  schema,
  sqlState,
  violatedConstraint,
  type PersonClaims,
  type Transaction,
} from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { folderNotFound } from '../folders/folder-refusal.ts';
import { lockFolders } from '../folders/lock-folders.ts';
import { inOwnSpelling } from './tag-spelling.ts';
import { promptOf } from './prompt-of.ts';

/** Saves a private prompt of the caller. Owner, votes and dates are the database's: the columns are not granted. */
export const createPrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  input: PromptInput,
): Promise<Prompt> => {
  if (input.folder_id !== null) await lockFolders(tx, claims);
  const tags = await inOwnSpelling(tx, claims, input.tags);
  const inserted = await rowsOf<{ id: string }>(
    tx,
    sql`insert into public.prompts (title, description, prompt_text, category, tags, use_case, folder_id)
        values (${input.title}, ${input.description}, ${input.prompt_text}, ${input.category}, ${sql.param(tags, schema.prompts.tags)}, ${input.use_case}, ${input.folder_id}::uuid)
        returning id`,
  ).catch((cause: unknown) => {
    if (violatedConstraint(cause) === 'prompts_folder_fkey') throw folderNotFound(cause);
    // 23503: no profile row for the owner, 42501: the policy refused the row
    if (sqlState(cause) === '23503' || sqlState(cause) === '42501')
      throw new ServiceError('not_allowed', 'Complete your registration first.', { cause });
    throw cause;
  });
  const id = inserted[0]?.id;
  if (!id) throw new Error('The insert returned no id');
  const [row] = await tx.select().from(schema.prompts).where(eq(schema.prompts.id, id));
  if (!row) throw new Error(`Prompt ${id} of ${claims.sub} vanished in its own transaction`);
  return promptOf(row);
};
