import type { LibraryMark } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { getLibraryPrompt } from './get-library-prompt.ts';
import { markOf } from './mark-of.ts';
import { refuseMark } from './refuse-mark.ts';

/**
 * Gives or takes back the caller's one vote for a public prompt; the database weighs whether it counts already, for
 * which it is told the network. Throws `not_found`, and `not_allowed` for one's own.
 */
export const voteForPrompt = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  { isOn, network }: { isOn: boolean; network: string | undefined },
): Promise<LibraryMark> => {
  const prompt = await getLibraryPrompt(tx, claims, id);
  if (prompt.is_own) throw new ServiceError('not_allowed', 'You cannot vote for your own prompt.');
  await rowsOf(
    tx,
    sql`select private.hold_prompt(${id}::uuid), set_config('request.network', ${network ?? ''}, true)`,
  );
  await (isOn
    ? rowsOf(
        tx,
        sql`insert into public.prompt_votes (prompt_id) values (${id}) on conflict do nothing`,
      ).catch(refuseMark)
    : rowsOf(tx, sql`delete from public.prompt_votes where prompt_id = ${id} and user_id = ${claims.sub}`));
  return markOf(tx, claims, id);
};
