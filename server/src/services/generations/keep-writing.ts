import type { Authorship, Usage } from '@whetstone/contract';
import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../http/dependencies.ts';
import { ServiceError } from '../../http/service-error.ts';
import type { ModelSettings } from '../../settings/read-model.ts';
import { usageOfMailbox, type Mailbox } from '../account/free-usage.ts';
import { usageOf, type UsageRow } from '../account/usage-of.ts';
import { callsAsJson, logUnrecorded, recordCalls, type CallRecord } from '../enhance/record-call.ts';
import { rewritesLeft, type Kept } from './kept-writing.ts';
import type { Reservation } from './reserve-writing.ts';

/** Calls of a model and by whose prices they are paid. */
export interface Books {
  readonly calls: readonly CallRecord[];
  readonly settings: ModelSettings;
}

interface Row extends UsageRow {
  readonly kept: boolean;
  readonly generation_id: string | null;
  readonly rewrites: number | null;
  readonly email: Mailbox['email'] | null;
  readonly used_elsewhere: Mailbox['used_elsewhere'] | null;
  readonly calls_fault: string | null;
}

const usageIn = ({ email, used_elsewhere, ...row }: Row): Usage =>
  email === null || used_elsewhere === null
    ? usageOf(row)
    : usageOfMailbox(usageOf(row), { email, used_elsewhere });

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
 * Keeps what was written for a reservation, gives back what it need not have taken and writes down what its calls cost, in
 * one statement; answers it as it is kept, with the usage after it. Throws `unavailable` where the reservation ran out
 * meanwhile: then nothing was charged.
 */
export async function keepWriting(
  { database, log }: Pick<Dependencies, 'database' | 'log'>,
  { writingId, attempt }: Pick<Reservation, 'writingId' | 'attempt'>,
  { promptJson, writtenBy, counts, lines, isModelText }: Outcome,
  { calls, settings }: Books,
): Promise<Kept & { readonly usage: Usage }> {
  const { source, model, note } = writtenBy;
  const [row] = await database
    .asService((tx) =>
      rowsOf<Row>(
        tx,
        sql`select * from private.keep_writing(${writingId}::uuid, ${attempt}::uuid, ${promptJson}, ${source}, ${model ?? null}, ${note ?? null},
          array(select jsonb_array_elements_text(${JSON.stringify(lines)}::jsonb)), ${counts}, ${isModelText}, ${callsAsJson(calls, settings)}::jsonb)`,
      ),
    )
    .catch(async (error: unknown) => {
      await recordCalls({ database, log, settings }, ...calls);
      throw error;
    });
  if (row?.calls_fault) logUnrecorded(log, row.calls_fault);
  if (!row?.kept)
    throw new ServiceError('unavailable', 'Writing took too long. Nothing was charged; generate it again.');
  return {
    generationId: row.generation_id,
    promptJson,
    writtenBy,
    lines,
    rewritesLeft: rewritesLeft(row.rewrites),
    usage: usageIn(row),
  };
}
