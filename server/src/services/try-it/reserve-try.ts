import { randomInt } from 'node:crypto';
import type { TryRequest } from '@whetstone/contract';
import { rowsOf, schema, type Database } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import type { ModelInUse } from '../../llm/model-for.ts';
import type { Settings } from '../../settings.ts';

export interface Reserved {
  readonly id: string;
  readonly promptFirst: boolean;
}

const spent = (window: string, { daily, monthly }: Settings['tries']) =>
  new ServiceError(
    'rate_limited',
    window === 'day'
      ? `You have tried ${daily} prompts today. Try more tomorrow, or use your own key.`
      : `You have tried ${monthly} prompts this month. Try more next month, or use your own key.`,
  );

/**
 * Takes a place among a person's tries and draws which answer comes first, in a transaction of its own: none is open
 * while the model writes. Throws `rate_limited`.
 */
export async function reserveTry(
  { database, settings }: { database: Database; settings: Settings },
  { model, source }: ModelInUse,
  userId: string,
  { kind, is_again: isAgain }: TryRequest,
): Promise<Reserved> {
  const { daily, monthly } = settings.tries;
  const promptFirst = randomInt(2) === 1;
  const { pictures, model: writes } = model.settings;
  const name = kind === 'image' ? (pictures?.model ?? writes) : writes;
  const [row] = await database.asService((tx) =>
    rowsOf<{ id: string | null; refused: string | null }>(
      tx,
      sql`select id, refused from private.begin_try(${userId}::uuid, ${kind}, ${name}, ${source === 'own'}, ${isAgain}, ${promptFirst}, ${daily}::integer, ${monthly}::integer)`,
    ),
  );
  if (!row?.id) throw spent(row?.refused ?? 'day', settings.tries);
  return { id: row.id, promptFirst };
}

/** Gives the place back: nobody got an answer. */
export const giveTryBack = (database: Database, id: string): Promise<unknown> =>
  database.asService((tx) => tx.delete(schema.tries).where(eq(schema.tries.id, id)));

/** The answers have come, so the try counts. */
export const settleTry = (database: Database, id: string): Promise<unknown> =>
  database.asService((tx) =>
    tx
      .update(schema.tries)
      .set({ answeredAt: sql`now()` })
      .where(eq(schema.tries.id, id)),
  );
