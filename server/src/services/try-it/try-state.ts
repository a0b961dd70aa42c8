import type { TryState } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { ModelInUse } from '../../llm/model-for.ts';
import type { Settings } from '../../settings.ts';
import { tryJob } from '../writer/instructions/try.ts';
import { tryRecord } from './try-record.ts';

/** What a person can try on which model, what is left of it, and their record so far. */
export async function tryState(
  tx: Transaction,
  claims: PersonClaims,
  { daily, monthly }: Settings['tries'],
  used: ModelInUse | undefined,
): Promise<TryState> {
  const isOwn = used?.source === 'own';
  const [made] = await rowsOf<{ day: number; month: number }>(
    tx,
    sql`select count(*) filter (where created_at >= date_trunc('day', now(), 'UTC'))::int as day, count(*)::int as month
        from public.tries where user_id = ${claims.sub} and not is_own and created_at >= date_trunc('month', now(), 'UTC')`,
  );
  const month = Math.max(0, monthly - (made?.month ?? 0));
  const today = Math.min(month, Math.max(0, daily - (made?.day ?? 0)));
  return {
    model: used
      ? {
          name: used.name,
          is_own: isOwn,
          answer_tokens: tryJob.outputTokens,
          pictures: used.model.settings.pictures?.model ?? null,
        }
      : null,
    left: isOwn ? null : { today, this_month: month },
    record: await tryRecord(tx, claims),
  };
}
