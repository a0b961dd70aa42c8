import type { PromptReport } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { getLibraryPrompt } from './get-library-prompt.ts';
import { refuseMark } from './refuse-mark.ts';

/** Hands a public prompt to the admins; false where the caller's earlier report is still open. Throws `not_found`, and `not_allowed` for one's own. */
export const reportPrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  report: PromptReport,
): Promise<boolean> => {
  const prompt = await getLibraryPrompt(tx, claims, id);
  if (prompt.is_own) throw new ServiceError('not_allowed', 'This prompt is your own.');
  const added = await rowsOf(
    tx,
    sql`insert into public.prompt_reports (prompt_id, reason, note) values (${id}, ${report.reason}, ${report.note})
        on conflict (prompt_id, user_id) where resolved_at is null do nothing returning id`,
  ).catch(refuseMark);
  return added.length > 0;
};
