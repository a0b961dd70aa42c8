import type { TryChoice, TryUnveiled, TryVerdict } from '@whetstone/contract';
import { schema, type Database, type PersonClaims } from '@whetstone/database';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { tryRecord } from './try-record.ts';

const { tries } = schema;

const verdictOf = (choice: TryChoice, promptIs: 'first' | 'second'): TryVerdict =>
  choice === 'equal' ? 'equal' : choice === promptIs ? 'better' : 'worse';

/** Writes down which answer was found better and says which was the prompt's; a choice is made once. Throws `not_found`, `conflict`. */
export const chooseBetter = (
  database: Database,
  claims: PersonClaims,
  id: string,
  choice: TryChoice,
): Promise<TryUnveiled> =>
  database.asService(async (tx) => {
    const own = and(eq(tries.id, id), eq(tries.userId, claims.sub), isNotNull(tries.answeredAt));
    const [row] = await tx.select().from(tries).where(own).for('update');
    if (!row) throw new ServiceError('not_found', 'This comparison is no longer available.');
    if (row.verdict !== null) throw new ServiceError('conflict', 'You have already chosen.');
    const promptIs = row.promptFirst ? 'first' : 'second';
    const verdict = verdictOf(choice, promptIs);
    await tx
      .update(tries)
      .set({ verdict })
      .where(and(own, isNull(tries.verdict)));
    return { prompt_is: promptIs, verdict, record: await tryRecord(tx, claims) };
  });
