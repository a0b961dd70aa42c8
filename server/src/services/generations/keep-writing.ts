import type { Authorship } from '@whetstone/contract';
import { rowsOf, type Database } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import type { Reservation } from './reserve-writing.ts';

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
 * Keeps what was written for a reservation and gives back what it need not have taken. Throws `unavailable` where the
 * reservation ran out meanwhile: then nothing was charged.
 */
export async function keepWriting(
  database: Database,
  { writingId, attempt }: Pick<Reservation, 'writingId' | 'attempt'>,
  { promptJson, writtenBy: { source, model, note }, counts, lines, isModelText }: Outcome,
): Promise<void> {
  const kept = await database.asService(async (tx) => {
    const [row] = await rowsOf<{ kept: boolean }>(
      tx,
      sql`select private.settle_writing(${writingId}::uuid, ${attempt}::uuid, ${promptJson}, ${source}, ${model ?? null}, ${note ?? null},
        array(select jsonb_array_elements_text(${JSON.stringify(lines)}::jsonb)), ${counts}, ${isModelText}) as kept`,
    );
    return row?.kept;
  });
  if (!kept)
    throw new ServiceError('unavailable', 'Writing took too long. Nothing was charged; generate it again.');
}
