import { setTimeout as wait } from 'node:timers/promises';
import { modelWriting, type Authorship } from '@whetstone/contract';
import { schema, type Database, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, desc, eq } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import type { Written } from './generation.ts';

const { generations, writings } = schema;
const pauseMs = 250;

const columns = {
  generationId: writings.generationId,
  prompt: writings.prompt,
  source: writings.source,
  model: writings.model,
  note: writings.note,
  lines: writings.lines,
  reservedUntil: writings.reservedUntil,
  rewrites: generations.modelRewrites,
};

/** A writing that is done. */
export interface Kept extends Written {
  readonly generationId: string | null;
  readonly lines: readonly string[];
}

interface Row {
  readonly generationId: string | null;
  readonly prompt: string | null;
  readonly source: Authorship['source'] | null;
  readonly model: string | null;
  readonly note: string | null;
  readonly lines: string[];
  readonly rewrites: number | null;
}

/** How often the model may still write a prompt of the ledger. */
export const rewritesLeft = (rewrites: number | null): number =>
  rewrites === null ? 0 : Math.max(0, modelWriting.rewrites - rewrites);

const keptOf = ({ generationId, prompt, source, model, note, lines, rewrites }: Row): Kept | undefined =>
  prompt !== null && source !== null
    ? {
        generationId,
        promptJson: prompt,
        writtenBy: { source, ...(model !== null && { model }), ...(note !== null && { note }) },
        rewritesLeft: rewritesLeft(rewrites),
        lines,
      }
    : undefined;

const writingOf = async (database: Database, person: PersonClaims, key: string) => {
  const [row] = await database.actingAs(person, (tx) =>
    tx
      .select(columns)
      .from(writings)
      .leftJoin(generations, eq(generations.id, writings.generationId))
      .where(and(eq(writings.userId, person.sub), eq(writings.idempotencyKey, key))),
  );
  return row;
};

/**
 * What was written for a key of the caller's; waits while it is being written. Throws `not_found` where nothing is kept
 * under the key, or where its process died.
 */
export async function keptByKey(
  database: Database,
  person: PersonClaims,
  key: string,
  signal: AbortSignal,
): Promise<Kept> {
  for (;;) {
    const row = await writingOf(database, person, key);
    const kept = row && keptOf(row);
    if (kept) return kept;
    if (!row || row.reservedUntil.getTime() < Date.now() || signal.aborted)
      throw new ServiceError('not_found', 'This prompt is not stored here. Please generate it again.');
    await wait(pauseMs);
  }
}

/** The latest text that a model wrote for a prompt of the ledger, if it is still kept. */
export async function keptByModel(
  tx: Transaction,
  person: PersonClaims,
  generationId: string,
): Promise<Kept | undefined> {
  const [row] = await tx
    .select(columns)
    .from(writings)
    .leftJoin(generations, eq(generations.id, writings.generationId))
    .where(
      and(
        eq(writings.userId, person.sub),
        eq(writings.generationId, generationId),
        eq(writings.isModelText, true),
      ),
    )
    .orderBy(desc(writings.writtenAt))
    .limit(1);
  return row && keptOf(row);
}
