import type { PromptReport, ReportSubject } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { authorAt } from '../authors/get-author-page.ts';
import { getCollection } from '../collections/get-collection.ts';
import { getLibraryPrompt } from './get-library-prompt.ts';
import { refuseMark } from './refuse-mark.ts';

const refuseOwn = (isOwn: boolean, what: string): void => {
  if (isOwn) throw new ServiceError('not_allowed', `This ${what} is your own.`);
};

/** Whether the report is new: the caller's earlier one may still be open. */
const report = async (
  tx: Transaction,
  subject: ReportSubject,
  id: string,
  { reason, note }: PromptReport,
): Promise<boolean> => {
  const column = sql.raw(`${subject}_id`);
  const added = await rowsOf(
    tx,
    sql`insert into public.prompt_reports (${column}, reason, note) values (${id}, ${reason}, ${note})
        on conflict (${column}, user_id) where resolved_at is null do nothing returning id`,
  ).catch(refuseMark);
  return added.length > 0;
};

/** Hands a public prompt to the admins; false where the caller's earlier report is still open. Throws `not_found`, and `not_allowed` for one's own. */
export const reportPrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  input: PromptReport,
): Promise<boolean> => {
  refuseOwn((await getLibraryPrompt(tx, claims, id)).is_own, 'prompt');
  return report(tx, 'prompt', id, input);
};

/** The same for a shared collection. */
export const reportCollection = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  input: PromptReport,
): Promise<boolean> => {
  refuseOwn((await getCollection(tx, claims, id)).is_own, 'collection');
  return report(tx, 'collection', id, input);
};

/** The same for an author page, by its address. */
export const reportAuthor = async (
  tx: Transaction,
  claims: PersonClaims,
  slug: string,
  input: PromptReport,
): Promise<boolean> => {
  const author = await authorAt(tx, slug);
  refuseOwn(author.user_id === claims.sub, 'page');
  return report(tx, 'author', author.user_id, input);
};
