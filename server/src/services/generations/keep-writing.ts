import type { Authorship } from '@whetstone/contract';
import { rowsOf, schema, type Database } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { rewritesLeft, type Kept } from './kept-writing.ts';
import type { Reservation } from './reserve-writing.ts';

const { generations, writings } = schema;

/** A prompt that was written, by a model or by the rules in its place. */
export interface Outcome {
  readonly promptJson: string;
  readonly writtenBy: Authorship;
  /** False where it only gives the person's words back: then it costs nothing. */
  readonly counts: boolean;
  /** What had been answered and chosen, line by line. */
  readonly lines: readonly string[];
  /** A model wrote it now, for this request. */
  readonly isModelText: boolean;
}

/**
 * Keeps what was written for a reservation and gives back what it need not have taken; answers it as it is kept. Throws
 * `unavailable` where the reservation ran out meanwhile: then nothing was charged.
 */
export async function keepWriting(
  database: Database,
  { writingId, attempt }: Pick<Reservation, 'writingId' | 'attempt'>,
  { promptJson, writtenBy, counts, lines, isModelText }: Outcome,
): Promise<Kept> {
  const { source, model, note } = writtenBy;
  const row = await database.asService(async (tx) => {
    const [settled] = await rowsOf<{ kept: boolean }>(
      tx,
      sql`select private.settle_writing(${writingId}::uuid, ${attempt}::uuid, ${promptJson}, ${source}, ${model ?? null}, ${note ?? null},
        array(select jsonb_array_elements_text(${JSON.stringify(lines)}::jsonb)), ${counts}, ${isModelText}) as kept`,
    );
    if (!settled?.kept) return undefined;
    const [ledger] = await tx
      .select({ id: generations.id, rewrites: generations.modelRewrites })
      .from(writings)
      .leftJoin(generations, eq(generations.id, writings.generationId))
      .where(eq(writings.id, writingId));
    return ledger;
  });
  if (!row)
    throw new ServiceError('unavailable', 'Writing took too long. Nothing was charged; generate it again.');
  return { generationId: row.id, promptJson, writtenBy, lines, rewritesLeft: rewritesLeft(row.rewrites) };
}
