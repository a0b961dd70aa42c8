import type { GivenAnswers } from '@whetstone/contract';
import { sqlState, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';

/** Remembers what the caller answered about a goal; the same goal again counts once. Throws `not_allowed`. */
export const rememberAnswers = async (
  tx: Transaction,
  _claims: unknown,
  { goal_hash: goalHash, items }: GivenAnswers,
): Promise<void> => {
  for (const { fact, ask, answer } of items)
    await tx
      .execute(
        sql`insert into public.remembered_answers as r (fact, ask, answer, goal_hash)
            values (${fact}, ${ask}, ${answer}, ${goalHash})
            on conflict (user_id, fact, ask, answer) do update
            set times = case when r.goal_hash = ${goalHash} then r.times else r.times + 1 end,
              goal_hash = ${goalHash}, last_at = now()`,
      )
      .catch((cause: unknown) => {
        if (['42501', '23503'].includes(sqlState(cause) ?? ''))
          throw new ServiceError('not_allowed', 'Complete your registration first.', { cause });
        throw cause;
      });
};
